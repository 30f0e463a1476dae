import { defineMessages } from './define-messages.ts';

/** Texts of photos in conversations. */
export const chatPhotos = defineMessages({
  add: { en: 'Add a photo', sw: 'Ongeza picha' },
  from: { en: 'Photo from {name}', sw: 'Picha kutoka kwa {name}' },
  own: { en: 'Your photo', sw: 'Picha yako' },
  tapToShow: { en: '{size} · tap to show', sw: '{size} · gusa kuiona' },
  tapToLoad: { en: 'Photo · {size}, tap to load', sw: 'Picha · {size}, gusa kuipakia' },
  notLoaded: { en: 'The photo did not load. Tap to try again.', sw: 'Picha haikupakia. Gusa ujaribu tena.' },
  mayBeNude: { en: 'This may be a nude photo', sw: 'Huenda hii ni picha ya uchi' },
  show: { en: 'Show', sw: 'Onyesha' },
  delete: { en: 'Delete', sw: 'Futa' },
  open: { en: 'Open photo', sw: 'Fungua picha' },
  failed: { en: 'That did not work. Try again.', sw: 'Haikuwezekana. Jaribu tena.' },
});

/** Texts for choosing a photo and sending it. */
export const photoSending = defineMessages({
  title: { en: 'Photo for {name}', sw: 'Picha kwa {name}' },
  caption: { en: 'Add a caption...', sw: 'Ongeza maelezo...' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  send: { en: 'Send', sw: 'Tuma' },
  notAPicture: {
    en: 'This file is not a photo. Choose a JPEG, PNG, WebP or HEIC picture.',
    sw: 'Faili hili si picha. Chagua picha ya JPEG, PNG, WebP au HEIC.',
  },
  sending: { en: 'Sending photo, {percent}%', sw: 'Inatuma picha, {percent}%' },
  waiting: {
    en: 'Keep this page open. The photo is sent when you are back online.',
    sw: 'Acha ukurasa huu wazi. Picha itatumwa ukirudi mtandaoni.',
  },
  notSent: { en: 'Not sent. Tap to try again.', sw: 'Haijatumwa. Gusa ujaribu tena.' },
  refused: {
    en: 'This photo cannot be used here. Choose another one.',
    sw: 'Picha hii haiwezi kutumika hapa. Chagua nyingine.',
  },
  gone: {
    en: 'This photo is no longer on this phone. Choose it again.',
    sw: 'Picha hii haipo tena kwenye simu hii. Ichague tena.',
  },
  nude: {
    en: 'This may be a nude photo. {name} sees a warning before it.',
    sw: 'Huenda hii ni picha ya uchi. {name} ataona onyo kabla yake.',
  },
  sendAnyway: { en: 'Send it anyway', sw: 'Tuma hivyo hivyo' },
});

/** Says what Premium adds to a conversation. */
export const mediaPremium = defineMessages({
  title: { en: 'Photos and voice notes', sw: 'Picha na ujumbe wa sauti' },
  adds: {
    en: 'With Premium you send photos and voice notes to your matches. What they send you is always free.',
    sw: 'Ukiwa na Premium unawatumia mliochaguana picha na ujumbe wa sauti. Wanachokutumia ni bure daima.',
  },
  price: {
    en: 'From KES {price} for a day. It does not renew by itself.',
    sw: 'Kuanzia KES {price} kwa siku. Haijirudii yenyewe.',
  },
  get: { en: 'Get Premium', sw: 'Pata Premium' },
});

/** Texts of a photo that fills the screen. */
export const photoViewer = defineMessages({
  close: { en: 'Close', sw: 'Funga' },
  larger: { en: 'Zoom in', sw: 'Kuza' },
  smaller: { en: 'Zoom out', sw: 'Punguza' },
});
