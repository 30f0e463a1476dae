import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of photos in conversations. */
export const chatPhotos = defineMessages({
  add: { en: 'Add a photo', sw: 'Ongeza picha' satisfies Unreviewed },
  from: { en: 'Photo from {name}', sw: 'Picha kutoka kwa {name}' satisfies Unreviewed },
  own: { en: 'Your photo', sw: 'Picha yako' satisfies Unreviewed },
  tapToShow: { en: '{size} · tap to show', sw: '{size} · gusa kuiona' satisfies Unreviewed },
  tapToLoad: { en: 'Photo · {size}, tap to load', sw: 'Picha · {size}, gusa kuipakia' satisfies Unreviewed },
  notLoaded: {
    en: 'The photo did not load. Tap to try again.',
    sw: 'Picha haikupakia. Gusa ujaribu tena.' satisfies Unreviewed,
  },
  mayBeNude: { en: 'This may be a nude photo', sw: 'Huenda hii ni picha ya uchi' satisfies Unreviewed },
  show: { en: 'Show', sw: 'Onyesha' satisfies Unreviewed },
  delete: { en: 'Delete', sw: 'Futa' satisfies Unreviewed },
  open: { en: 'Open photo', sw: 'Fungua picha' satisfies Unreviewed },
  failed: { en: 'That did not work. Try again.', sw: 'Haikuwezekana. Jaribu tena.' satisfies Unreviewed },
});

/** Texts for choosing a photo and sending it. */
export const photoSending = defineMessages({
  title: { en: 'Photo for {name}', sw: 'Picha kwa {name}' satisfies Unreviewed },
  caption: { en: 'Add a caption...', sw: 'Ongeza maelezo...' satisfies Unreviewed },
  cancel: { en: 'Cancel', sw: 'Ghairi' satisfies Unreviewed },
  send: { en: 'Send', sw: 'Tuma' satisfies Unreviewed },
  notAPicture: {
    en: 'This file is not a photo. Choose a JPEG, PNG, WebP or HEIC picture.',
    sw: 'Faili hili si picha. Chagua picha ya JPEG, PNG, WebP au HEIC.' satisfies Unreviewed,
  },
  sending: { en: 'Sending photo, {percent}%', sw: 'Inatuma picha, {percent}%' satisfies Unreviewed },
  waiting: {
    en: 'Keep this page open. The photo is sent when you are back online.',
    sw: 'Acha ukurasa huu wazi. Picha itatumwa ukirudi mtandaoni.' satisfies Unreviewed,
  },
  notSent: { en: 'Not sent. Tap to try again.', sw: 'Haijatumwa. Gusa ujaribu tena.' satisfies Unreviewed },
  refused: {
    en: 'This photo cannot be used here. Choose another one.',
    sw: 'Picha hii haiwezi kutumika hapa. Chagua nyingine.' satisfies Unreviewed,
  },
  gone: {
    en: 'This photo is no longer on this phone. Choose it again.',
    sw: 'Picha hii haipo tena kwenye simu hii. Ichague tena.' satisfies Unreviewed,
  },
  nude: {
    en: 'This may be a nude photo. {name} sees a warning before it.',
    sw: 'Huenda hii ni picha ya uchi. {name} ataona onyo kabla yake.' satisfies Unreviewed,
  },
  sendAnyway: { en: 'Send it anyway', sw: 'Tuma hivyo hivyo' satisfies Unreviewed },
});

/** Says what Premium adds to a conversation. */
export const mediaPremium = defineMessages({
  title: { en: 'Photos and voice notes', sw: 'Picha na ujumbe wa sauti' satisfies Unreviewed },
  adds: {
    en: 'With Premium you send photos and voice notes to your matches. What they send you is always free.',
    sw: 'Ukiwa na Premium unawatumia mliochaguana picha na ujumbe wa sauti. Wanachokutumia ni bure daima.' satisfies Unreviewed,
  },
  price: {
    en: 'From KES {price} for a day. It does not renew by itself.',
    sw: 'Kuanzia KES {price} kwa siku. Haijirudii yenyewe.' satisfies Unreviewed,
  },
  get: { en: 'Get Premium', sw: 'Pata Premium' satisfies Unreviewed },
});

/** Texts of a photo that fills the screen. */
export const photoViewer = defineMessages({
  close: { en: 'Close', sw: 'Funga' satisfies Unreviewed },
  larger: { en: 'Zoom in', sw: 'Kuza' satisfies Unreviewed },
  smaller: { en: 'Zoom out', sw: 'Punguza' satisfies Unreviewed },
});
