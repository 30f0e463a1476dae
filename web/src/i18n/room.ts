import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the navigation between the moderation queues. */
export const room = defineMessages({
  queues: { en: 'Queues', sw: 'Foleni' satisfies Unreviewed },
  verify: { en: 'Verify', sw: 'Thibitisha' satisfies Unreviewed },
  reports: { en: 'Reports', sw: 'Ripoti' satisfies Unreviewed },
  photos: { en: 'Photos', sw: 'Picha' satisfies Unreviewed },
  appeals: { en: 'Appeals', sw: 'Rufaa' satisfies Unreviewed },
  waiting: {
    en: { one: '1 waiting', other: '{count} waiting' },
    sw: { one: '1 inasubiri', other: '{count} zinasubiri' } satisfies Unreviewed,
  },
  open: { en: 'Open', sw: 'Wazi' satisfies Unreviewed },
  accountGone: { en: 'Deleted account', sw: 'Akaunti iliyofutwa' satisfies Unreviewed },
  byReviewer: { en: 'By reviewer {id}', sw: 'Na mkaguzi {id}' satisfies Unreviewed },
  byYou: { en: 'By you', sw: 'Na wewe' satisfies Unreviewed },
  why: { en: 'Why you decide so', sw: 'Kwa nini unaamua hivyo' satisfies Unreviewed },
  needWhy: { en: 'Write why you decide so', sw: 'Andika kwa nini unaamua hivyo' satisfies Unreviewed },
  recording: { en: 'Recording...', sw: 'Inahifadhi...' satisfies Unreviewed },
  move: { en: 'Other case', sw: 'Kesi nyingine' satisfies Unreviewed },
  stepMissing: { en: 'One thing before you review', sw: 'Jambo moja kabla ya kukagua' satisfies Unreviewed },
  stepMissingText: {
    en: 'Your account opens the ID photos of members. So signing in must ask for a code besides your password.',
    sw: 'Akaunti yako hufungua picha za vitambulisho vya wanachama. Kwa hiyo kuingia lazima kuhitaji msimbo pamoja na nenosiri.' satisfies Unreviewed,
  },
  setUpStep: { en: 'Set up the second step', sw: 'Weka hatua ya pili' satisfies Unreviewed },
  record: { en: 'Record', sw: 'Hifadhi' satisfies Unreviewed },
});
