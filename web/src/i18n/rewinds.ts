import { defineMessages } from './define-messages.ts';

export const rewinds = defineMessages({
  label: { en: 'Undo', sw: 'Tendua' },
  undo: { en: 'Undo, bring {name} back', sw: 'Tendua, mrudishe {name}' },
  passed: { en: 'You passed {name}.', sw: 'Umempita {name}.' },
  liked: { en: 'You liked {name}.', sw: 'Umempenda {name}.' },
  back: { en: '{name} is back.', sw: '{name} amerudi.' },
  failed: { en: 'Undo failed', sw: 'Haikuweza kutenduliwa' },
  failedText: { en: 'Could not bring {name} back. Try again.', sw: '{name} hakuweza kurudishwa. Jaribu tena.' },
  tooLate: { en: 'It is too late to bring {name} back.', sw: 'Muda wa kumrudisha {name} umepita.' },
  likeStays: { en: 'Your like of {name} can no longer be taken back.', sw: 'Huwezi tena kutendua kumpenda {name}.' },
});
