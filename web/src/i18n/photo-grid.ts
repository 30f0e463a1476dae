import { defineMessages } from './define-messages.ts';

/** Texts for the member's own photos: adding, ordering and deleting. */
export const photoGrid = defineMessages({
  title: { en: 'Photos', sw: 'Picha' },
  count: { en: '{count} of {max}', sw: '{count} kati ya {max}' },
  add: { en: 'Add photo', sw: 'Ongeza picha' },
  main: { en: 'Main photo', sw: 'Picha kuu' },
  waiting: { en: 'Waiting for a look', sw: 'Inasubiri kuangaliwa' },
  emptyHint: {
    en: 'You can choose several at once. The first one is checked against your selfie.',
    sw: 'Unaweza kuchagua kadhaa kwa pamoja. Ya kwanza hulinganishwa na selfie yako.',
  },
  hint: {
    en: 'Drag by the handle to change the order, or tap a photo to move it step by step. The first one is checked against your selfie.',
    sw: 'Buruta kwa kishikio ili kubadilisha mpangilio, au gusa picha uisogeze hatua kwa hatua. Ya kwanza hulinganishwa na selfie yako.',
  },
  tile: {
    en: 'Photo {place} of {all}. Move, replace or delete',
    sw: 'Picha {place} kati ya {all}. Sogeza, badilisha au futa',
  },
  keys: {
    en: 'The arrow keys move the photo, Home makes it the main one.',
    sw: 'Vitufe vya mishale husogeza picha, Home huifanya kuwa kuu.',
  },
  moved: { en: 'The photo is now at place {place} of {all}.', sw: 'Picha sasa iko nafasi ya {place} kati ya {all}.' },
});

/** Notes to the member about their photos. */
export const photoNotes = defineMessages({
  explicit: {
    en: 'A photo may show more skin than others should see. A person looks at it first; you see it meanwhile.',
    sw: 'Huenda picha inaonyesha mwili kupita kiasi. Mtu ataiangalia kwanza; wewe unaiona.',
  },
  notScreened: {
    en: 'We could not check a photo yet. A person looks at it before others see it.',
    sw: 'Bado hatujaweza kukagua picha. Mtu ataiangalia kabla ya wengine kuiona.',
  },
  noFace: {
    en: 'People like to see a face first. Yours may be hidden on your main photo.',
    sw: 'Watu hupenda kuona uso kwanza. Huenda wako hauonekani kwenye picha yako kuu.',
  },
});

/** The actions on one photo. */
export const photoActions = defineMessages({
  title: { en: 'Photo {place} of {all}', sw: 'Picha {place} kati ya {all}' },
  makeMain: { en: 'Make main', sw: 'Fanya kuu' },
  earlier: { en: 'Move earlier', sw: 'Sogeza mbele' },
  later: { en: 'Move later', sw: 'Sogeza nyuma' },
  replace: { en: 'Replace', sw: 'Badilisha' },
  delete: { en: 'Delete', sw: 'Futa' },
  deleteQuestion: { en: 'Delete this photo?', sw: 'Ufute picha hii?' },
  deleteText: { en: 'It is gone at once, for you and for others.', sw: 'Itaondoka mara moja, kwako na kwa wengine.' },
  keep: { en: 'Keep', sw: 'Iache' },
  badgeNeedsPhoto: {
    en: 'Your badge stands for a photo of you. Add another one before you delete this one, or replace it.',
    sw: 'Beji yako inategemea picha yako. Ongeza nyingine kabla ya kufuta hii, au ibadilishe.',
  },
});

/** Texts about a photo that is being uploaded. */
export const photoUploads = defineMessages({
  progress: { en: 'Adding photo', sw: 'Inaongeza picha' },
  inTurn: { en: 'In turn', sw: 'Inasubiri zamu' },
  failed: { en: 'This photo was not added.', sw: 'Picha hii haikuongezwa.' },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
  drop: { en: 'Remove this photo', sw: 'Ondoa picha hii' },
  cut: {
    en: 'The photo did not arrive. Nothing is lost: try again when you are connected.',
    sw: 'Picha haikufika. Hakuna kilichopotea: jaribu tena ukiunganishwa.',
  },
  paused: {
    en: 'Mwanzo takes no photos for now. Yours will be sent later by itself, while this app is open.',
    sw: 'Mwanzo haipokei picha kwa sasa. Yako itatumwa baadaye yenyewe, programu hii ikiwa wazi.',
  },
  tooOften: {
    en: 'That was many photos at once. Try again in a little while.',
    sw: 'Hizo ni picha nyingi kwa mara moja. Jaribu tena baada ya muda mfupi.',
  },
  full: {
    en: 'You can have {max} photos. Delete one to add another.',
    sw: 'Picha {max} ndizo mwisho. Futa moja ili uongeze nyingine.',
  },
  replacedGone: {
    en: 'The photo to replace is not there any more. Add the new one instead.',
    sw: 'Picha ya kubadilishwa haipo tena. Ongeza mpya badala yake.',
  },
});
