import { logout } from '../api/session.ts';
import { loggingOut } from '../i18n/logging-out.ts';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/layers/dialog.tsx';

interface LogoutQuestionProps {
  open: boolean;
  onClose: () => void;
}

/** Asks before logging out deletes drafts and anything that is not sent yet. */
export function LogoutQuestion({ open, onClose }: LogoutQuestionProps) {
  const footer = (
    <>
      <Button variant="outlined" onClick={logout}>
        {t(loggingOut.leave)}
      </Button>
      <Button onClick={onClose}>{t(loggingOut.stay)}</Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t(loggingOut.title)} footer={footer}>
      <p className="text-ink-2">{t(loggingOut.text)}</p>
    </Dialog>
  );
}
