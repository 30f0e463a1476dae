import { defineMessages } from './define-messages.ts';

/**
 * The consent that a member may give when they send an ID. If its meaning changes, `faceConsent` in the contract must
 * change too.
 */
export const consent = defineMessages({
  agree: {
    en: "I agree that a program on Mwanzo's own server compares the faces on my ID, my selfie and my first photo.",
    sw: 'Nakubali programu iliyo kwenye seva ya Mwanzo yenyewe ilinganishe nyuso za kitambulisho, selfie na picha yangu ya kwanza.',
  },
  optional: {
    en: 'This is optional. Without it no program looks at your face: a person compares by hand, which takes longer.',
    sw: 'Hii ni hiari. Bila hii hakuna programu inayotazama uso wako: mtu hulinganisha mwenyewe, na huchukua muda zaidi.',
  },
  hints: {
    en: 'The program only gives hints. One of our reviewers looks at your pictures and decides.',
    sw: 'Programu hutoa vidokezo tu. Mkaguzi wetu hutazama picha zako na kuamua.',
  },
  nobodyElse: {
    en: 'No other company gets your pictures, and nothing that describes your face is kept.',
    sw: 'Hakuna kampuni nyingine inayopata picha zako, na hakuna kinachoelezea uso wako kinachohifadhiwa.',
  },
  deleted: {
    en: 'Your ID and selfie are deleted {after} hours after the decision, or after {undecided} hours without one.',
    sw: 'Kitambulisho na selfie hufutwa saa {after} baada ya uamuzi, au saa {undecided} bila uamuzi.',
  },
  number: {
    en: 'Of the number on your ID we keep only a mark, made with a secret key, so that one ID is one account.',
    sw: 'Ya namba ya kitambulisho tunahifadhi alama tu, iliyotengenezwa kwa ufunguo wa siri, ili kitambulisho kimoja kiwe cha akaunti moja.',
  },
});
