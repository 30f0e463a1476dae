import { defineMessages } from './define-messages.ts';

/** Texts about the identity document, for the reviewer who reads it. */
export const documents = defineMessages({
  kind: { en: 'Document', sw: 'Hati' },
  national_id: { en: 'National ID or driving licence', sw: 'Kitambulisho cha taifa au leseni ya udereva' },
  passport: { en: 'Passport', sw: 'Pasipoti' },
  alien_id: { en: 'Alien ID', sw: 'Kitambulisho cha mgeni' },
  number: { en: 'Number on the document', sw: 'Namba iliyo kwenye hati' },
  numberHint: {
    en: 'One document is one account. Only a code made from the number is kept.',
    sw: 'Hati moja ni akaunti moja. Msimbo tu uliotokana na namba huhifadhiwa.',
  },
  wrongForm: {
    en: 'No such document has this number. Please look again.',
    sw: 'Hakuna hati kama hiyo yenye namba hii. Tafadhali angalia tena.',
  },
  used: {
    en: 'This document belongs to another account. Check the number, or reject with that reason.',
    sw: 'Hati hii ni ya akaunti nyingine. Kagua namba, au kataa kwa sababu hiyo.',
  },
  needNumber: { en: 'Type the number of the document to approve', sw: 'Andika namba ya hati ili ukubali' },
  banned: { en: 'Rejected', sw: 'Limekataliwa' },
  bannedText: { en: 'This document belongs to somebody who was banned.', sw: 'Hati hii ni ya mtu aliyefungiwa.' },
  notSeen: { en: 'Look at both pictures first', sw: 'Tazama picha zote mbili kwanza' },
  notSeenText: {
    en: 'Wait until the ID and the selfie are shown, then approve.',
    sw: 'Subiri kitambulisho na selfie vionekane, kisha ukubali.',
  },
});
