import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The keys of the deck that have a name instead of a sign. */
export const deckKeys = defineMessages({
  space: { en: 'Space', sw: 'Nafasi' satisfies Unreviewed },
  nextPhoto: { en: 'Next photo', sw: 'Picha inayofuata' satisfies Unreviewed },
});
