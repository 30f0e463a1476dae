import { defineMessages } from './define-messages.ts';

/** Texts for recording a voice note. */
export const recording = defineMessages({
  record: { en: 'Record a voice note', sw: 'Rekodi ujumbe wa sauti' },
  recording: { en: 'Recording', sw: 'Inarekodi' },
  slide: { en: 'Slide to cancel', sw: 'Telezesha kughairi' },
  hint: { en: 'Let go to send. Slide up to keep recording.', sw: 'Achia kutuma. Telezesha juu kuendelea kurekodi.' },
  send: { en: 'Send voice note', sw: 'Tuma ujumbe wa sauti' },
  delete: { en: 'Delete recording', sw: 'Futa rekodi' },
  pause: { en: 'Pause', sw: 'Simamisha' },
  resume: { en: 'Go on recording', sw: 'Endelea kurekodi' },
  listen: { en: 'Listen', sw: 'Sikiliza' },
  tooShort: { en: 'Hold to record, or tap once.', sw: 'Shikilia kurekodi, au gusa mara moja.' },
  deleted: { en: 'Deleted', sw: 'Imefutwa' },
  refused: {
    en: 'Mwanzo may not use the microphone. Allow it in the settings of this page in your browser.',
    sw: 'Mwanzo hairuhusiwi kutumia maikrofoni. Iruhusu kwenye mipangilio ya ukurasa huu katika kivinjari.',
  },
  noMicrophone: {
    en: 'There is no microphone that this browser can use.',
    sw: 'Hakuna maikrofoni ambayo kivinjari hiki kinaweza kutumia.',
  },
  off: { en: 'Voice notes are off here for now.', sw: 'Ujumbe wa sauti umezimwa hapa kwa sasa.' },
  sending: { en: 'Sending voice note', sw: 'Inatuma ujumbe wa sauti' },
  waiting: {
    en: 'Keep this page open. The voice note is sent when you are back online.',
    sw: 'Acha ukurasa huu wazi. Ujumbe wa sauti utatumwa ukirudi mtandaoni.',
  },
  notSent: { en: 'Not sent. Tap to try again.', sw: 'Haijatumwa. Gusa ujaribu tena.' },
  unusable: {
    en: 'This recording could not be used. Record it again.',
    sw: 'Rekodi hii haikuweza kutumika. Rekodi tena.',
  },
  gone: {
    en: 'This recording is no longer on this phone. Record it again.',
    sw: 'Rekodi hii haipo tena kwenye simu hii. Rekodi tena.',
  },
});

/** Texts for playing a voice note. */
export const playing = defineMessages({
  play: { en: 'Play voice note', sw: 'Cheza ujumbe wa sauti' },
  pause: { en: 'Pause voice note', sw: 'Simamisha ujumbe wa sauti' },
  place: { en: 'Place in the voice note', sw: 'Mahali katika ujumbe wa sauti' },
  placeOf: { en: '{at} of {length}', sw: '{at} kati ya {length}' },
  speed: { en: 'Speed {speed}', sw: 'Kasi {speed}' },
  size: { en: '{length} · {size}', sw: '{length} · {size}' },
  failed: {
    en: 'The voice note did not load. Tap to try again.',
    sw: 'Ujumbe wa sauti haukupakia. Gusa ujaribu tena.',
  },
});
