import { defineMessages, type Unreviewed } from './define-messages.ts';

export const rewinds = defineMessages({
  undo: { en: 'Undo, bring {name} back', sw: 'Tengua, mrudishe {name}' satisfies Unreviewed },
  passed: { en: 'You passed {name}.', sw: 'Umempita {name}.' satisfies Unreviewed },
  back: { en: '{name} is back.', sw: '{name} amerudi.' satisfies Unreviewed },
  failed: { en: 'Undo failed', sw: 'Haikuweza kutenguliwa' satisfies Unreviewed },
  failedText: {
    en: 'Could not bring {name} back. Try again.',
    sw: '{name} hakuweza kurudishwa. Jaribu tena.' satisfies Unreviewed,
  },
  tooLate: {
    en: 'It is too late to bring {name} back.',
    sw: 'Muda wa kumrudisha {name} umepita.' satisfies Unreviewed,
  },
});
