import { defineMessages } from './define-messages.ts';

/** Texts of the navigation between the moderation queues. */
export const room = defineMessages({
  queues: { en: 'Queues', sw: 'Foleni' },
  verify: { en: 'Verify', sw: 'Thibitisha' },
  reports: { en: 'Reports', sw: 'Ripoti' },
  photos: { en: 'Photos', sw: 'Picha' },
  appeals: { en: 'Appeals', sw: 'Rufaa' },
  waiting: {
    en: { one: '1 waiting', other: '{count} waiting' },
    sw: { one: '1 inasubiri', other: '{count} zinasubiri' },
  },
  open: { en: 'Open', sw: 'Wazi' },
  accountGone: { en: 'Deleted account', sw: 'Akaunti iliyofutwa' },
  byReviewer: { en: 'By reviewer {id}', sw: 'Na mkaguzi {id}' },
  byYou: { en: 'By you', sw: 'Na wewe' },
  why: { en: 'Why you decide so', sw: 'Kwa nini unaamua hivyo' },
  needWhy: { en: 'Write why you decide so', sw: 'Andika kwa nini unaamua hivyo' },
  recording: { en: 'Recording...', sw: 'Inahifadhi...' },
  move: { en: 'Other case', sw: 'Kesi nyingine' },
  stepMissing: { en: 'One thing before you review', sw: 'Jambo moja kabla ya kukagua' },
  stepMissingText: {
    en: 'Your account opens the ID photos of members. So signing in must ask for a code besides your password.',
    sw: 'Akaunti yako hufungua picha za vitambulisho vya wanachama. Kwa hiyo kuingia lazima kuhitaji msimbo pamoja na nenosiri.',
  },
  setUpStep: { en: 'Set up the second step', sw: 'Weka hatua ya pili' },
  record: { en: 'Record', sw: 'Hifadhi' },
});
