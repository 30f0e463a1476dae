import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about the identity document, for the reviewer who reads it. */
export const documents = defineMessages({
  kind: { en: 'Document', sw: 'Hati' satisfies Unreviewed },
  national_id: {
    en: 'National ID or driving licence',
    sw: 'Kitambulisho cha taifa au leseni ya udereva' satisfies Unreviewed,
  },
  passport: { en: 'Passport', sw: 'Pasipoti' satisfies Unreviewed },
  alien_id: { en: 'Alien ID', sw: 'Kitambulisho cha mgeni' satisfies Unreviewed },
  number: { en: 'Number on the document', sw: 'Namba iliyo kwenye hati' satisfies Unreviewed },
  numberHint: {
    en: 'One document is one account. Only a code made from the number is kept.',
    sw: 'Hati moja ni akaunti moja. Msimbo tu uliotokana na namba huhifadhiwa.' satisfies Unreviewed,
  },
  wrongForm: {
    en: 'No such document has this number. Please look again.',
    sw: 'Hakuna hati kama hiyo yenye namba hii. Tafadhali angalia tena.' satisfies Unreviewed,
  },
  used: {
    en: 'This document belongs to another account. Check the number, or reject with that reason.',
    sw: 'Hati hii ni ya akaunti nyingine. Kagua namba, au kataa kwa sababu hiyo.' satisfies Unreviewed,
  },
  needNumber: {
    en: 'Type the number of the document to approve',
    sw: 'Andika namba ya hati ili ukubali' satisfies Unreviewed,
  },
  banned: { en: 'Rejected', sw: 'Limekataliwa' satisfies Unreviewed },
  bannedText: {
    en: 'This document belongs to somebody who was banned.',
    sw: 'Hati hii ni ya mtu aliyefungiwa.' satisfies Unreviewed,
  },
  notSeen: {
    en: 'Look at both pictures first',
    sw: 'Tazama picha zote mbili kwanza' satisfies Unreviewed,
  },
  notSeenText: {
    en: 'Wait until the ID and the selfie are shown, then approve.',
    sw: 'Subiri kitambulisho na selfie vionekane, kisha ukubali.' satisfies Unreviewed,
  },
});
