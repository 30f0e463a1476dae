import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about a missing or slow connection, in a catalogue that loads only when one is needed. */
export const connection = defineMessages({
  offline: { en: 'You are offline', sw: 'Huna mtandao' satisfies Unreviewed },
  offlineText: {
    en: 'We go on by ourselves once you are back.',
    sw: 'Tutaendelea wenyewe ukirudi mtandaoni.' satisfies Unreviewed,
  },
  offlineNotice: {
    en: 'You are offline. Check your bundle or Wi-Fi.',
    sw: 'Huna mtandao. Angalia bando au Wi-Fi yako.' satisfies Unreviewed,
  },
  slow: {
    en: 'This is taking long. The line may be slow.',
    sw: 'Inachukua muda. Huenda mtandao uko polepole.' satisfies Unreviewed,
  },
  slowUpload: {
    en: 'Still sending. Retry starts over and uses data again.',
    sw: 'Bado inatuma. Ukijaribu tena itaanza upya na kutumia data tena.' satisfies Unreviewed,
  },
  retry: { en: 'Retry', sw: 'Jaribu tena' satisfies Unreviewed },
});
