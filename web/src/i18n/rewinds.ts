import { defineMessages, type Unreviewed } from './define-messages.ts';

export const rewinds = defineMessages({
  label: { en: 'Undo', sw: 'Tendua' satisfies Unreviewed },
  undo: { en: 'Undo, bring {name} back', sw: 'Tendua, mrudishe {name}' satisfies Unreviewed },
  passed: { en: 'You passed {name}.', sw: 'Umempita {name}.' satisfies Unreviewed },
  liked: { en: 'You liked {name}.', sw: 'Umempenda {name}.' satisfies Unreviewed },
  back: { en: '{name} is back.', sw: '{name} amerudi.' satisfies Unreviewed },
  failed: { en: 'Undo failed', sw: 'Haikuweza kutenduliwa' satisfies Unreviewed },
  failedText: {
    en: 'Could not bring {name} back. Try again.',
    sw: '{name} hakuweza kurudishwa. Jaribu tena.' satisfies Unreviewed,
  },
  tooLate: {
    en: 'It is too late to bring {name} back.',
    sw: 'Muda wa kumrudisha {name} umepita.' satisfies Unreviewed,
  },
  likeStays: {
    en: 'Your like of {name} can no longer be taken back.',
    sw: 'Huwezi tena kutendua kumpenda {name}.' satisfies Unreviewed,
  },
});
