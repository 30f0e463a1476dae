import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The names of the deck's keys that have no symbol. */
export const deckKeys = defineMessages({
  space: { en: 'Space', sw: 'Nafasi' satisfies Unreviewed },
  nextPhoto: { en: 'Next photo', sw: 'Picha inayofuata' satisfies Unreviewed },
});
