import { defineMessages } from './define-messages.ts';

/** Texts about a missing or slow connection. */
export const connection = defineMessages({
  offlineNotice: {
    en: 'You are offline. Check your bundle or Wi-Fi.',
    sw: 'Huna mtandao. Angalia bando au Wi-Fi yako.',
  },
  slow: {
    en: 'This is taking a while. Your network may be slow.',
    sw: 'Inachukua muda. Huenda mtandao wako ni wa polepole.',
  },
  slowUpload: {
    en: 'Still sending. If you retry, it starts again and uses more data.',
    sw: 'Bado inatuma. Ukijaribu tena itaanza upya na kutumia data tena.',
  },
  retry: { en: 'Retry', sw: 'Jaribu tena' },
});
