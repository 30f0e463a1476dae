import { defineMessages } from './define-messages.ts';

/** Texts about decisions that were made without a network. */
export const waitingSwipes = defineMessages({
  later: { en: 'It is sent when you are back online.', sw: 'Itatumwa ukirudi mtandaoni.' },
  notSent: { en: 'One choice was not sent', sw: 'Chaguo moja halikutumwa' },
  notSentText: {
    en: 'You will meet {name} again, so nothing is lost.',
    sw: 'Utakutana na {name} tena, hakuna kilichopotea.',
  },
});
