import { defineMessages } from './define-messages.ts';

/** The names of the deck's keys that have no symbol. */
export const deckKeys = defineMessages({
  space: { en: 'Space', sw: 'Nafasi' },
  nextPhoto: { en: 'Next photo', sw: 'Picha inayofuata' },
});
