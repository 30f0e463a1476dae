import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts for recording a voice note. */
export const recording = defineMessages({
  record: { en: 'Record a voice note', sw: 'Rekodi ujumbe wa sauti' satisfies Unreviewed },
  recording: { en: 'Recording', sw: 'Inarekodi' satisfies Unreviewed },
  slide: { en: 'Slide to cancel', sw: 'Telezesha kughairi' satisfies Unreviewed },
  hint: {
    en: 'Let go to send. Slide up to keep recording.',
    sw: 'Achia kutuma. Telezesha juu kuendelea kurekodi.' satisfies Unreviewed,
  },
  send: { en: 'Send voice note', sw: 'Tuma ujumbe wa sauti' satisfies Unreviewed },
  delete: { en: 'Delete recording', sw: 'Futa rekodi' satisfies Unreviewed },
  pause: { en: 'Pause', sw: 'Simamisha' satisfies Unreviewed },
  resume: { en: 'Go on recording', sw: 'Endelea kurekodi' satisfies Unreviewed },
  listen: { en: 'Listen', sw: 'Sikiliza' satisfies Unreviewed },
  tooShort: {
    en: 'Hold to record, or tap once.',
    sw: 'Shikilia kurekodi, au gusa mara moja.' satisfies Unreviewed,
  },
  deleted: { en: 'Deleted', sw: 'Imefutwa' satisfies Unreviewed },
  refused: {
    en: 'Mwanzo may not use the microphone. Allow it in the settings of this page in your browser.',
    sw: 'Mwanzo hairuhusiwi kutumia maikrofoni. Iruhusu kwenye mipangilio ya ukurasa huu katika kivinjari.' satisfies Unreviewed,
  },
  noMicrophone: {
    en: 'There is no microphone that this browser can use.',
    sw: 'Hakuna maikrofoni ambayo kivinjari hiki kinaweza kutumia.' satisfies Unreviewed,
  },
  off: { en: 'Voice notes are off here for now.', sw: 'Ujumbe wa sauti umezimwa hapa kwa sasa.' satisfies Unreviewed },
  sending: { en: 'Sending voice note', sw: 'Inatuma ujumbe wa sauti' satisfies Unreviewed },
  waiting: {
    en: 'Keep this page open. The voice note is sent when you are back online.',
    sw: 'Acha ukurasa huu wazi. Ujumbe wa sauti utatumwa ukirudi mtandaoni.' satisfies Unreviewed,
  },
  notSent: { en: 'Not sent. Tap to try again.', sw: 'Haijatumwa. Gusa ujaribu tena.' satisfies Unreviewed },
  unusable: {
    en: 'This recording could not be used. Record it again.',
    sw: 'Rekodi hii haikuweza kutumika. Rekodi tena.' satisfies Unreviewed,
  },
  gone: {
    en: 'This recording is no longer on this phone. Record it again.',
    sw: 'Rekodi hii haipo tena kwenye simu hii. Rekodi tena.' satisfies Unreviewed,
  },
});

/** Texts for playing a voice note. */
export const playing = defineMessages({
  play: { en: 'Play voice note', sw: 'Cheza ujumbe wa sauti' satisfies Unreviewed },
  pause: { en: 'Pause voice note', sw: 'Simamisha ujumbe wa sauti' satisfies Unreviewed },
  place: { en: 'Place in the voice note', sw: 'Mahali katika ujumbe wa sauti' satisfies Unreviewed },
  placeOf: { en: '{at} of {length}', sw: '{at} kati ya {length}' satisfies Unreviewed },
  speed: { en: 'Speed {speed}', sw: 'Kasi {speed}' satisfies Unreviewed },
  size: { en: '{length} · {size}', sw: '{length} · {size}' satisfies Unreviewed },
  failed: {
    en: 'The voice note did not load. Tap to try again.',
    sw: 'Ujumbe wa sauti haukupakia. Gusa ujaribu tena.' satisfies Unreviewed,
  },
});
