import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the reviewers' switches. Members read texts of the server. */
export const switches = defineMessages({
  title: { en: 'Switches', sw: 'Swichi' satisfies Unreviewed },
  about: {
    en: 'Each switch turns a part of Mwanzo off for everybody, within two seconds. The audit keeps who did it and why.',
    sw: 'Kila swichi huzima sehemu ya Mwanzo kwa wote, ndani ya sekunde mbili. Kumbukumbu huhifadhi nani alifanya na kwa nini.' satisfies Unreviewed,
  },
  failed: { en: 'The switches could not be loaded', sw: 'Swichi hazikuweza kupakiwa' satisfies Unreviewed },
  allOn: { en: 'Everything is on', sw: 'Kila kitu kimewashwa' satisfies Unreviewed },
  someOff: {
    en: { one: '1 part of Mwanzo is switched off', other: '{count} parts of Mwanzo are switched off' },
    sw: { one: 'Sehemu 1 ya Mwanzo imezimwa', other: 'Sehemu {count} za Mwanzo zimezimwa' } satisfies Unreviewed,
  },
  open: { en: 'Open the switches', sw: 'Fungua swichi' satisfies Unreviewed },
  signUps: { en: 'Sign-ups', sw: 'Kujisajili' satisfies Unreviewed },
  signUpsText: {
    en: 'Nobody can join. Members sign in as always.',
    sw: 'Hakuna anayeweza kujiunga. Wanachama huingia kama kawaida.' satisfies Unreviewed,
  },
  payments: { en: 'Payments', sw: 'Malipo' satisfies Unreviewed },
  paymentsText: {
    en: 'Nothing new can be bought. What is under way is completed.',
    sw: 'Hakuna kipya kinachoweza kununuliwa. Yanayoendelea hukamilishwa.' satisfies Unreviewed,
  },
  calls: { en: 'Calls', sw: 'Simu' satisfies Unreviewed },
  callsText: {
    en: 'Nobody can start a call. Those that run go on.',
    sw: 'Hakuna anayeweza kuanza simu. Zinazoendelea hazikatwi.' satisfies Unreviewed,
  },
  uploads: { en: 'Uploads', sw: 'Kupakia' satisfies Unreviewed },
  uploadsText: {
    en: 'Photos, voice notes and documents wait on the phone and leave later by themselves.',
    sw: 'Picha, sauti na vitambulisho husubiri kwenye simu na huondoka baadaye vyenyewe.' satisfies Unreviewed,
  },
  screening: { en: 'Screening of photos', sw: 'Ukaguzi wa picha kwa programu' satisfies Unreviewed },
  screeningText: {
    en: 'Each new photo waits for a reviewer. Verifications have no hints.',
    sw: 'Kila picha mpya husubiri mkaguzi. Uthibitishaji hauna vidokezo.' satisfies Unreviewed,
  },
  readOnly: { en: 'Writing', sw: 'Kuandika' satisfies Unreviewed },
  readOnlyText: {
    en: 'Members can sign in and read. What they write waits on the phone. Reviewers go on working.',
    sw: 'Wanachama wanaweza kuingia na kusoma. Wanachoandika husubiri kwenye simu. Wakaguzi huendelea na kazi.' satisfies Unreviewed,
  },
  on: { en: 'On', sw: 'Imewashwa' satisfies Unreviewed },
  off: { en: 'Off', sw: 'Imezimwa' satisfies Unreviewed },
  byOperator: { en: 'By the operator', sw: 'Na msimamizi' satisfies Unreviewed },
  turnOff: { en: 'Switch off', sw: 'Zima' satisfies Unreviewed },
  turnOn: { en: 'Switch on', sw: 'Washa' satisfies Unreviewed },
  turnOffOf: { en: 'Switch off: {name}', sw: 'Zima: {name}' satisfies Unreviewed },
  turnOnOf: { en: 'Switch on: {name}', sw: 'Washa: {name}' satisfies Unreviewed },
  doOff: { en: 'Yes, switch it off', sw: 'Ndiyo, izime' satisfies Unreviewed },
  doOn: { en: 'Yes, switch it on', sw: 'Ndiyo, iwashe' satisfies Unreviewed },
  because: { en: 'Why', sw: 'Kwa nini' satisfies Unreviewed },
  becauseHint: {
    en: 'It stays in the audit. Name no member.',
    sw: 'Hubaki kwenye kumbukumbu. Usitaje mwanachama.' satisfies Unreviewed,
  },
  needBecause: { en: 'Write why', sw: 'Andika kwa nini' satisfies Unreviewed },
  isOff: { en: '{name}: off', sw: '{name}: imezimwa' satisfies Unreviewed },
  isOn: { en: '{name}: on again', sw: '{name}: imewashwa tena' satisfies Unreviewed },
  notMoved: { en: 'Not switched', sw: 'Haikubadilishwa' satisfies Unreviewed },
  notMovedText: {
    en: 'It did not get through. Please try again.',
    sw: 'Haikufika. Tafadhali jaribu tena.' satisfies Unreviewed,
  },
});
