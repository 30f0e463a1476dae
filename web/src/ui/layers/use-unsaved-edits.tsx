import { useState, type ReactNode } from 'react';
import { t } from '../../i18n/translate.ts';
import { unsavedEdits } from '../../i18n/unsaved-edits.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

interface UnsavedEdits {
  /** Closes the dialog, or first asks about unsaved edits. Escape, Back, the backdrop and a Cancel button call it. */
  close: () => void;
  /** The question, to be rendered inside the dialog. */
  question: ReactNode;
}

/**
 * Asks before a dialog closes with unsaved edits.
 * @param unsaved says whether there are any
 * @param onClose closes the dialog; to be called directly once the edits are saved
 */
export function useUnsavedEdits(unsaved: boolean, onClose: () => void): UnsavedEdits {
  const [asking, setAsking] = useState(false);
  // The edits were saved while the question was open.
  if (asking && !unsaved) setAsking(false);

  const keepEditing = () => setAsking(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  const footer = (
    <>
      <Button variant="outlined" onClick={discard}>
        {t(unsavedEdits.discard)}
      </Button>
      <Button onClick={keepEditing}>{t(unsavedEdits.keepEditing)}</Button>
    </>
  );
  return {
    close: unsaved ? () => setAsking(true) : onClose,
    question: (
      <Dialog open={asking && unsaved} onClose={keepEditing} title={t(unsavedEdits.title)} footer={footer}>
        <p className="text-ink-2">{t(unsavedEdits.text)}</p>
      </Dialog>
    ),
  };
}
