import { logout } from '../api/session.ts';
import { loggingOut } from '../i18n/logging-out.ts';
import { t } from '../i18n/translate.ts';
import { Question } from '../ui/layers/question.tsx';

interface LogoutQuestionProps {
  open: boolean;
  onClose: () => void;
}

/** Asks before logging out deletes drafts and anything that is not sent yet. */
export function LogoutQuestion({ open, onClose }: LogoutQuestionProps) {
  return (
    <Question
      open={open}
      title={t(loggingOut.title)}
      no={t(loggingOut.leave)}
      yes={t(loggingOut.stay)}
      onNo={logout}
      onYes={onClose}
      onClose={onClose}
    >
      <p className="text-ink-2">{t(loggingOut.text)}</p>
    </Question>
  );
}
