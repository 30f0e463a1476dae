import { defineMessages } from './define-messages.ts';

/** The question before unsaved edits would be lost. */
export const unsavedEdits = defineMessages({
  title: { en: 'Discard your changes?', sw: 'Utupe mabadiliko yako?' },
  text: { en: 'What you changed here is not saved yet.', sw: 'Ulichobadilisha hapa bado hakijahifadhiwa.' },
  keepEditing: { en: 'Keep editing', sw: 'Endelea kuhariri' },
  discard: { en: 'Discard', sw: 'Tupa' },
});
