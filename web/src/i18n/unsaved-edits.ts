import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The question before unsaved edits would be lost. */
export const unsavedEdits = defineMessages({
  title: { en: 'Discard your changes?', sw: 'Utupe mabadiliko yako?' satisfies Unreviewed },
  text: {
    en: 'What you changed here is not saved yet.',
    sw: 'Ulichobadilisha hapa bado hakijahifadhiwa.' satisfies Unreviewed,
  },
  keepEditing: { en: 'Keep editing', sw: 'Endelea kuhariri' satisfies Unreviewed },
  discard: { en: 'Discard', sw: 'Tupa' satisfies Unreviewed },
});
