import type { Likeness, ScreeningFlag } from '@mwanzo/contract/trust/screenings';
import { defineMessages } from './define-messages.ts';

/** Texts on what models found in the pictures of a verification, for its reviewer. */
export const screening = defineMessages({
  title: { en: 'Hints from a machine', sw: 'Vidokezo vya mashine' },
  onlyHints: {
    en: 'Only hints: they can be wrong. You decide.',
    sw: 'Ni vidokezo tu: vinaweza kukosea. Unaamua wewe.',
  },
  notScreened: { en: 'The machine could not look at these photos.', sw: 'Mashine haikuweza kutazama picha hizi.' },
  byHand: { en: 'Compare by hand', sw: 'Linganisha mwenyewe' },
  noConsent: {
    en: 'The member has not agreed that a program looks at their face. There are no hints: take a closer look.',
    sw: 'Mwanachama hajakubali programu itazame uso wake. Hakuna vidokezo: tazama kwa makini zaidi.',
  },
  idToSelfie: { en: 'ID and selfie', sw: 'Kitambulisho na selfie' },
  selfieToPhoto: { en: 'Selfie and profile photo', sw: 'Selfie na picha ya wasifu' },
  nothingFound: { en: 'Nothing else stood out.', sw: 'Hakuna kingine kilichoonekana.' },
});

export const likenessTexts = defineMessages({
  likely_same: { en: 'Likely the same person', sw: 'Huenda ni mtu yule yule' },
  look_closely: { en: 'Look closely', sw: 'Tazama kwa makini' },
  likely_different: { en: 'Likely different people', sw: 'Huenda ni watu tofauti' },
}) satisfies Record<Likeness, unknown>;

export const flagTexts = defineMessages({
  id_no_face: { en: 'No face found on the ID', sw: 'Hakuna uso kwenye kitambulisho' },
  id_many_faces: { en: 'Several faces on the ID', sw: 'Nyuso kadhaa kwenye kitambulisho' },
  id_blurred: { en: 'The face on the ID is blurred', sw: 'Uso wa kitambulisho una ukungu' },
  id_dark: { en: 'The face on the ID is dark', sw: 'Uso wa kitambulisho ni wa giza' },
  id_bright: { en: 'The face on the ID is too bright', sw: 'Uso wa kitambulisho una mwanga mno' },
  selfie_no_face: { en: 'No face found on the selfie', sw: 'Hakuna uso kwenye selfie' },
  selfie_many_faces: { en: 'Several faces on the selfie', sw: 'Nyuso kadhaa kwenye selfie' },
  selfie_blurred: { en: 'The selfie is blurred', sw: 'Selfie ina ukungu' },
  selfie_dark: { en: 'The selfie is dark', sw: 'Selfie ni ya giza' },
  selfie_bright: { en: 'The selfie is too bright', sw: 'Selfie ina mwanga mno' },
  selfie_reused: {
    en: 'This selfie looks like a picture of another member',
    sw: 'Selfie hii inafanana na picha ya mwanachama mwingine',
  },
  selfie_pattern: { en: 'The selfie may be a photo of a screen', sw: 'Selfie huenda ni picha ya skrini' },
  photo_no_face: { en: 'No face found on the profile photo', sw: 'Hakuna uso kwenye picha ya wasifu' },
  photo_many_faces: { en: 'Several faces on the profile photo', sw: 'Nyuso kadhaa kwenye picha ya wasifu' },
}) satisfies Record<ScreeningFlag, unknown>;
