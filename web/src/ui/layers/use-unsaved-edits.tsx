import { useState, type ReactNode } from 'react';
import { t } from '../../i18n/translate.ts';
import { unsavedEdits } from '../../i18n/unsaved-edits.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

interface UnsavedEdits {
  /** Closes, or asks first. For every way out that does not save: Escape, Back, the backdrop, a Cancel button. */
  close: () => void;
  /** To be rendered inside the dialog with the edits. */
  question: ReactNode;
}

/**
 * Asks before a dialog closes with edits that are not saved.
 * @param unsaved whether there are any
 * @param onClose closes the dialog; to be called directly once they are saved
 */
export function useUnsavedEdits(unsaved: boolean, onClose: () => void): UnsavedEdits {
  const [asking, setAsking] = useState(false);
  // They were saved while the question was open.
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
