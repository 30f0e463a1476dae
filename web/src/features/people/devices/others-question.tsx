import { request } from '../../../api/request.ts';
import { useQuestion } from '../../../api/use-question.ts';
import { devices as texts } from '../../../i18n/devices.ts';
import { t } from '../../../i18n/translate.ts';
import { Question } from '../../../ui/layers/question.tsx';
import { showFailed } from '../../../ui/layers/show-failed.ts';

interface OthersQuestionProps {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before all other devices are signed out. The request can safely be repeated. */
export function OthersQuestion({ open, onClose, onDone }: OthersQuestionProps) {
  const question = useQuestion(
    () => request('POST /api/token/revoke/', { body: { others: true } }).then(onDone),
    () => t(texts.failed),
    { about: open, onClose, tellLater: showFailed },
  );
  return (
    <Question
      {...question}
      title={t(texts.question)}
      no={t(texts.cancel)}
      yes={t(question.busy ? texts.signingOut : texts.signOut)}
    >
      <p className="text-ink-2">{t(texts.questionText)}</p>
    </Question>
  );
}
