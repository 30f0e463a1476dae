import { defineMessages } from './define-messages.ts';

export const rewinds = defineMessages({
  undo: { en: 'Undo, bring {name} back', sw: 'Tengua, mrudishe {name}' },
  passed: { en: 'You passed {name}.', sw: 'Umempita {name}.' },
  back: { en: '{name} is back.', sw: '{name} amerudi.' },
  failed: { en: 'Undo failed', sw: 'Haikuweza kutenguliwa' },
  failedText: { en: 'Could not bring {name} back. Try again.', sw: '{name} hakuweza kurudishwa. Jaribu tena.' },
  tooLate: { en: 'It is too late to bring {name} back.', sw: 'Muda wa kumrudisha {name} umepita.' },
});
