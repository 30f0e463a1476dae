import { defineMessages, type Unreviewed } from './define-messages.ts';

/** What there is to say when the line is bad; a catalogue of its own, so that it comes late. */
export const line = defineMessages({
  offline: { en: 'You are offline', sw: 'Huna mtandao' satisfies Unreviewed },
  offlineText: {
    en: 'Check your bundle or Wi-Fi. We go on by ourselves once you are back.',
    sw: 'Angalia bando au Wi-Fi yako. Tutaendelea wenyewe ukirudi mtandaoni.' satisfies Unreviewed,
  },
  offlineNotice: { en: 'You are offline. We try again once you are back.', sw: 'Huna mtandao. Tutajaribu tena ukirudi mtandaoni.' satisfies Unreviewed },
  slowRead: { en: 'This is taking long. The line may be slow.', sw: 'Inachukua muda. Huenda mtandao uko polepole.' satisfies Unreviewed },
  slowWrite: { en: 'This is taking long. Keep the page open, we are still at it.', sw: 'Inachukua muda. Usifunge ukurasa, bado tunaendelea.' satisfies Unreviewed },
  retry: { en: 'Retry', sw: 'Jaribu tena' satisfies Unreviewed },
});
