import { defineMessages } from './define-messages.ts';

export const installing = defineMessages({
  title: { en: 'Keep Mwanzo on your phone', sw: 'Weka Mwanzo kwenye simu yako' },
  text: {
    en: 'It opens from your home screen, also where the network is weak, and takes less than 1 MB.',
    sw: 'Hufunguka kutoka skrini ya mwanzo, hata mtandao ukiwa dhaifu, na huchukua chini ya MB 1.',
  },
  byHand: {
    en: 'Tap Share at the foot of Safari, then “Add to Home Screen”. It then opens like any other app.',
    sw: 'Gusa Share chini ya Safari, kisha “Add to Home Screen”. Itafunguka kama programu nyingine yoyote.',
  },
  install: { en: 'Install', sw: 'Sakinisha' },
  notNow: { en: 'Not now', sw: 'Si sasa' },
  understood: { en: 'Got it', sw: 'Nimeelewa' },
});
