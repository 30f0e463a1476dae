import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts for the member's own photos: adding, ordering and deleting. */
export const photoGrid = defineMessages({
  title: { en: 'Photos', sw: 'Picha' satisfies Unreviewed },
  count: { en: '{count} of {max}', sw: '{count} kati ya {max}' satisfies Unreviewed },
  add: { en: 'Add photo', sw: 'Ongeza picha' satisfies Unreviewed },
  main: { en: 'Main photo', sw: 'Picha kuu' satisfies Unreviewed },
  waiting: { en: 'Waiting for a look', sw: 'Inasubiri kuangaliwa' satisfies Unreviewed },
  emptyHint: {
    en: 'You can choose several at once. The first one is checked against your selfie.',
    sw: 'Unaweza kuchagua kadhaa kwa pamoja. Ya kwanza hulinganishwa na selfie yako.' satisfies Unreviewed,
  },
  hint: {
    en: 'Drag by the handle to change the order, or tap a photo to move it step by step. The first one is checked against your selfie.',
    sw: 'Buruta kwa kishikio ili kubadilisha mpangilio, au gusa picha uisogeze hatua kwa hatua. Ya kwanza hulinganishwa na selfie yako.' satisfies Unreviewed,
  },
  tile: {
    en: 'Photo {place} of {all}. Move, replace or delete',
    sw: 'Picha {place} kati ya {all}. Sogeza, badilisha au futa' satisfies Unreviewed,
  },
  keys: {
    en: 'The arrow keys move the photo, Home makes it the main one.',
    sw: 'Vitufe vya mishale husogeza picha, Home huifanya kuwa kuu.' satisfies Unreviewed,
  },
  moved: {
    en: 'The photo is now at place {place} of {all}.',
    sw: 'Picha sasa iko nafasi ya {place} kati ya {all}.' satisfies Unreviewed,
  },
});

/** Notes to the member about their photos. */
export const photoNotes = defineMessages({
  explicit: {
    en: 'A photo may show more skin than others should see. A person looks at it first; you see it meanwhile.',
    sw: 'Huenda picha inaonyesha mwili kupita kiasi. Mtu ataiangalia kwanza; wewe unaiona.' satisfies Unreviewed,
  },
  notScreened: {
    en: 'We could not check a photo yet. A person looks at it before others see it.',
    sw: 'Bado hatujaweza kukagua picha. Mtu ataiangalia kabla ya wengine kuiona.' satisfies Unreviewed,
  },
  noFace: {
    en: 'People like to see a face first. Yours may be hidden on your main photo.',
    sw: 'Watu hupenda kuona uso kwanza. Huenda wako hauonekani kwenye picha yako kuu.' satisfies Unreviewed,
  },
});

/** The actions on one photo. */
export const photoActions = defineMessages({
  title: { en: 'Photo {place} of {all}', sw: 'Picha {place} kati ya {all}' satisfies Unreviewed },
  makeMain: { en: 'Make main', sw: 'Fanya kuu' satisfies Unreviewed },
  earlier: { en: 'Move earlier', sw: 'Sogeza mbele' satisfies Unreviewed },
  later: { en: 'Move later', sw: 'Sogeza nyuma' satisfies Unreviewed },
  replace: { en: 'Replace', sw: 'Badilisha' satisfies Unreviewed },
  delete: { en: 'Delete', sw: 'Futa' satisfies Unreviewed },
  deleteQuestion: { en: 'Delete this photo?', sw: 'Ufute picha hii?' satisfies Unreviewed },
  deleteText: {
    en: 'It is gone at once, for you and for others.',
    sw: 'Itaondoka mara moja, kwako na kwa wengine.' satisfies Unreviewed,
  },
  keep: { en: 'Keep', sw: 'Iache' satisfies Unreviewed },
  badgeNeedsPhoto: {
    en: 'Your badge stands for a photo of you. Add another one before you delete this one, or replace it.',
    sw: 'Beji yako inategemea picha yako. Ongeza nyingine kabla ya kufuta hii, au ibadilishe.' satisfies Unreviewed,
  },
});

/** Texts about a photo that is being uploaded. */
export const photoUploads = defineMessages({
  progress: { en: 'Adding photo', sw: 'Inaongeza picha' satisfies Unreviewed },
  inTurn: { en: 'In turn', sw: 'Inasubiri zamu' satisfies Unreviewed },
  failed: { en: 'This photo was not added.', sw: 'Picha hii haikuongezwa.' satisfies Unreviewed },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' satisfies Unreviewed },
  drop: { en: 'Remove this photo', sw: 'Ondoa picha hii' satisfies Unreviewed },
  cut: {
    en: 'The photo did not arrive. Nothing is lost: try again when you are connected.',
    sw: 'Picha haikufika. Hakuna kilichopotea: jaribu tena ukiunganishwa.' satisfies Unreviewed,
  },
  tooOften: {
    en: 'That was many photos at once. Try again in a little while.',
    sw: 'Hizo ni picha nyingi kwa mara moja. Jaribu tena baada ya muda mfupi.' satisfies Unreviewed,
  },
  full: {
    en: 'You can have {max} photos. Delete one to add another.',
    sw: 'Picha {max} ndizo mwisho. Futa moja ili uongeze nyingine.' satisfies Unreviewed,
  },
  replacedGone: {
    en: 'The photo to replace is not there any more. Add the new one instead.',
    sw: 'Picha ya kubadilishwa haipo tena. Ongeza mpya badala yake.' satisfies Unreviewed,
  },
});
