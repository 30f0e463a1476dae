import { defineMessages } from './define-messages.ts';

/** Texts of the reviewers' switches. Members read texts of the server. */
export const switches = defineMessages({
  title: { en: 'Switches', sw: 'Swichi' },
  about: {
    en: 'Each switch turns a part of Mwanzo off for everybody, within two seconds. The audit keeps who did it and why.',
    sw: 'Kila swichi huzima sehemu ya Mwanzo kwa wote, ndani ya sekunde mbili. Kumbukumbu huhifadhi nani alifanya na kwa nini.',
  },
  failed: { en: 'The switches could not be loaded', sw: 'Swichi hazikuweza kupakiwa' },
  allOn: { en: 'Everything is on', sw: 'Kila kitu kimewashwa' },
  someOff: {
    en: { one: '1 part of Mwanzo is switched off', other: '{count} parts of Mwanzo are switched off' },
    sw: { one: 'Sehemu 1 ya Mwanzo imezimwa', other: 'Sehemu {count} za Mwanzo zimezimwa' },
  },
  open: { en: 'Open the switches', sw: 'Fungua swichi' },
  signUps: { en: 'Sign-ups', sw: 'Kujisajili' },
  signUpsText: {
    en: 'Nobody can join. Members sign in as always.',
    sw: 'Hakuna anayeweza kujiunga. Wanachama huingia kama kawaida.',
  },
  payments: { en: 'Payments', sw: 'Malipo' },
  paymentsText: {
    en: 'Nothing new can be bought. What is under way is completed.',
    sw: 'Hakuna kipya kinachoweza kununuliwa. Yanayoendelea hukamilishwa.',
  },
  calls: { en: 'Calls', sw: 'Simu' },
  callsText: {
    en: 'Nobody can start a call. Those that run go on.',
    sw: 'Hakuna anayeweza kuanza simu. Zinazoendelea hazikatwi.',
  },
  uploads: { en: 'Uploads', sw: 'Kupakia' },
  uploadsText: {
    en: 'Photos, voice notes and documents wait on the phone and leave later by themselves.',
    sw: 'Picha, sauti na vitambulisho husubiri kwenye simu na huondoka baadaye vyenyewe.',
  },
  screening: { en: 'Screening of photos', sw: 'Ukaguzi wa picha kwa programu' },
  screeningText: {
    en: 'Each new photo waits for a reviewer. Verifications have no hints.',
    sw: 'Kila picha mpya husubiri mkaguzi. Uthibitishaji hauna vidokezo.',
  },
  readOnly: { en: 'Writing', sw: 'Kuandika' },
  readOnlyText: {
    en: 'Members can sign in and read. What they write waits on the phone. Reviewers go on working.',
    sw: 'Wanachama wanaweza kuingia na kusoma. Wanachoandika husubiri kwenye simu. Wakaguzi huendelea na kazi.',
  },
  on: { en: 'On', sw: 'Imewashwa' },
  off: { en: 'Off', sw: 'Imezimwa' },
  byOperator: { en: 'By the operator', sw: 'Na msimamizi' },
  turnOff: { en: 'Switch off', sw: 'Zima' },
  turnOn: { en: 'Switch on', sw: 'Washa' },
  turnOffOf: { en: 'Switch off: {name}', sw: 'Zima: {name}' },
  turnOnOf: { en: 'Switch on: {name}', sw: 'Washa: {name}' },
  doOff: { en: 'Yes, switch it off', sw: 'Ndiyo, izime' },
  doOn: { en: 'Yes, switch it on', sw: 'Ndiyo, iwashe' },
  because: { en: 'Why', sw: 'Kwa nini' },
  becauseHint: { en: 'It stays in the audit. Name no member.', sw: 'Hubaki kwenye kumbukumbu. Usitaje mwanachama.' },
  needBecause: { en: 'Write why', sw: 'Andika kwa nini' },
  isOff: { en: '{name}: off', sw: '{name}: imezimwa' },
  isOn: { en: '{name}: on again', sw: '{name}: imewashwa tena' },
  notMoved: { en: 'Not switched', sw: 'Haikubadilishwa' },
  notMovedText: { en: 'It did not get through. Please try again.', sw: 'Haikufika. Tafadhali jaribu tena.' },
});
