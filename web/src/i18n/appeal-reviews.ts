import { defineMessages } from './define-messages.ts';

/** Texts of the reviewers' queue of appeals. */
export const appealReviews = defineMessages({
  title: { en: 'Appeals', sw: 'Rufaa' },
  notYours: {
    en: 'Appeals against your own decisions wait for somebody else.',
    sw: 'Rufaa dhidi ya maamuzi yako zinamsubiri mkaguzi mwingine.',
  },
  reported: { en: 'What was reported', sw: 'Kilichoripotiwa' },
  appealedMinutes: {
    en: { one: 'Appealed 1 minute ago', other: 'Appealed {count} minutes ago' },
    sw: {
      one: 'Alikata rufaa dakika 1 iliyopita',
      other: 'Alikata rufaa dakika {count} zilizopita',
    },
  },
  appealedHours: {
    en: { one: 'Appealed 1 hour ago', other: 'Appealed {count} hours ago' },
    sw: { one: 'Alikata rufaa saa 1 iliyopita', other: 'Alikata rufaa saa {count} zilizopita' },
  },
  decided: { en: 'What was decided', sw: 'Kilichoamuliwa' },
  decision: { en: 'Decision', sw: 'Uamuzi' },
  reason: { en: 'Reason', sw: 'Sababu' },
  until: { en: 'Until', sw: 'Hadi' },
  noteThen: { en: 'Note of the reviewer', sw: 'Maelezo ya mkaguzi' },
  theirWords: { en: 'What they say', sw: 'Wanachosema' },
  uphold: { en: 'Uphold', sw: 'Dumisha' },
  lift: { en: 'Lift', sw: 'Ondoa' },
});
