import { defineMessages, type Unreviewed } from './define-messages.ts';

export const installing = defineMessages({
  title: { en: 'Keep Mwanzo on your phone', sw: 'Weka Mwanzo kwenye simu yako' satisfies Unreviewed },
  text: {
    en: 'It opens from your home screen, also where the network is weak, and takes less than 1 MB.',
    sw: 'Hufunguka kutoka skrini ya mwanzo, hata mtandao ukiwa dhaifu, na huchukua chini ya MB 1.' satisfies Unreviewed,
  },
  byHand: {
    en: 'Tap Share at the foot of Safari, then “Add to Home Screen”. It then opens like any other app.',
    sw: 'Gusa Share chini ya Safari, kisha “Add to Home Screen”. Itafunguka kama programu nyingine yoyote.' satisfies Unreviewed,
  },
  install: { en: 'Install', sw: 'Sakinisha' satisfies Unreviewed },
  notNow: { en: 'Not now', sw: 'Si sasa' satisfies Unreviewed },
  understood: { en: 'Got it', sw: 'Nimeelewa' satisfies Unreviewed },
});
