import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the reviewers' queue of appeals. */
export const appealReviews = defineMessages({
  title: { en: 'Appeals', sw: 'Rufaa' satisfies Unreviewed },
  notYours: {
    en: 'Appeals against your own decisions wait for somebody else.',
    sw: 'Rufaa dhidi ya maamuzi yako zinamsubiri mkaguzi mwingine.' satisfies Unreviewed,
  },
  reported: { en: 'What was reported', sw: 'Kilichoripotiwa' satisfies Unreviewed },
  appealedMinutes: {
    en: { one: 'Appealed 1 minute ago', other: 'Appealed {count} minutes ago' },
    sw: {
      one: 'Alikata rufaa dakika 1 iliyopita',
      other: 'Alikata rufaa dakika {count} zilizopita',
    } satisfies Unreviewed,
  },
  appealedHours: {
    en: { one: 'Appealed 1 hour ago', other: 'Appealed {count} hours ago' },
    sw: { one: 'Alikata rufaa saa 1 iliyopita', other: 'Alikata rufaa saa {count} zilizopita' } satisfies Unreviewed,
  },
  decided: { en: 'What was decided', sw: 'Kilichoamuliwa' satisfies Unreviewed },
  decision: { en: 'Decision', sw: 'Uamuzi' satisfies Unreviewed },
  reason: { en: 'Reason', sw: 'Sababu' satisfies Unreviewed },
  until: { en: 'Until', sw: 'Hadi' satisfies Unreviewed },
  noteThen: { en: 'Note of the reviewer', sw: 'Maelezo ya mkaguzi' satisfies Unreviewed },
  theirWords: { en: 'What they say', sw: 'Wanachosema' satisfies Unreviewed },
  uphold: { en: 'Uphold', sw: 'Dumisha' satisfies Unreviewed },
  lift: { en: 'Lift', sw: 'Ondoa' satisfies Unreviewed },
});
