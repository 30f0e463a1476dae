import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { unsavedEdits } from '../../i18n/unsaved-edits.ts';
import { Question } from './question.tsx';

/**
 * Asks before a dialog closes with unsaved edits.
 * @param unsaved says whether there are any
 * @param onClose closes the dialog; to be called directly once the edits are saved
 */
export function useUnsavedEdits(unsaved: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false);
  // The edits were saved while the question was open.
  if (asking && !unsaved) setAsking(false);

  const keepEditing = () => setAsking(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return {
    /** Closes the dialog, or first asks about unsaved edits. Escape, Back, the backdrop and a Cancel button call it. */
    close: unsaved ? () => setAsking(true) : onClose,
    /** The question, to be rendered inside the dialog. */
    question: (
      <Question
        open={asking && unsaved}
        title={t(unsavedEdits.title)}
        no={t(unsavedEdits.discard)}
        yes={t(unsavedEdits.keepEditing)}
        onNo={discard}
        onYes={keepEditing}
        onClose={keepEditing}
      >
        <p className="text-ink-2">{t(unsavedEdits.text)}</p>
      </Question>
    ),
  };
}
