import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Decisions that were made without a network. */
export const waitingSwipes = defineMessages({
  notSent: { en: 'One choice was not sent', sw: 'Chaguo moja halikutumwa' satisfies Unreviewed },
  notSentText: {
    en: 'You will meet {name} again, so nothing is lost.',
    sw: 'Utakutana na {name} tena, hakuna kilichopotea.' satisfies Unreviewed,
  },
});
