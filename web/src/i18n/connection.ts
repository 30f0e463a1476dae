import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about a missing or slow connection. */
export const connection = defineMessages({
  offlineNotice: {
    en: 'You are offline. Check your bundle or Wi-Fi.',
    sw: 'Huna mtandao. Angalia bando au Wi-Fi yako.' satisfies Unreviewed,
  },
  slow: {
    en: 'This is taking a while. Your network may be slow.',
    sw: 'Inachukua muda. Huenda mtandao wako ni wa polepole.' satisfies Unreviewed,
  },
  slowUpload: {
    en: 'Still sending. If you retry, it starts again and uses more data.',
    sw: 'Bado inatuma. Ukijaribu tena itaanza upya na kutumia data tena.' satisfies Unreviewed,
  },
  retry: { en: 'Retry', sw: 'Jaribu tena' satisfies Unreviewed },
});
