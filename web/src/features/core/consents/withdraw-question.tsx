import type { ConsentPurpose } from '@mwanzo/contract/people/options';
import { request } from '../../../api/request.ts';
import { useQuestion } from '../../../api/use-question.ts';
import { consents as texts } from '../../../i18n/consents.ts';
import { t } from '../../../i18n/translate.ts';
import { Question } from '../../../ui/layers/question.tsx';
import { showFailed } from '../../../ui/layers/show-failed.ts';
import { consentWords } from './consent-words.ts';

interface WithdrawQuestionProps {
  /** Undefined while the question is closed. */
  purpose: ConsentPurpose | undefined;
  onClose: () => void;
  onWithdrawn: (purpose: ConsentPurpose) => void;
}

/** Asks before a consent is withdrawn, and says what that does. The request can safely be repeated. */
export function WithdrawQuestion({ purpose, onClose, onWithdrawn }: WithdrawQuestionProps) {
  const question = useQuestion(
    async (asked: ConsentPurpose) => {
      await request('DELETE /api/account/consents/{purpose}/', { params: { purpose: asked } });
      onWithdrawn(asked);
    },
    () => t(texts.failed),
    { about: purpose, onClose, tellLater: showFailed },
  );
  return (
    <Question
      {...question}
      title={t(texts.question)}
      no={t(texts.keep)}
      yes={t(question.busy ? texts.withdrawing : texts.withdraw)}
    >
      <p className="text-ink-2">{purpose && consentWords(purpose).follows}</p>
    </Question>
  );
}
