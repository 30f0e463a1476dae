import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { request } from '../../../../api/request.ts';
import { useQuestion } from '../../../../api/use-question.ts';
import { pastConversations as texts } from '../../../../i18n/past-conversations.ts';
import { t } from '../../../../i18n/translate.ts';
import { forgetPastConversation } from '../../../../queries/past-conversations.ts';
import { Question } from '../../../../ui/layers/question.tsx';
import { showFailed } from '../../../../ui/layers/show-failed.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';

/** Asks before an ended conversation is deleted. The request can safely be repeated. */
export function RemoveQuestion({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const question = useQuestion(
    async () => {
      await request('DELETE /api/messages/past/{id}/', { params: { id } });
      if (location.pathname === `/chat/past/${id}`) navigate('/matches', { replace: true });
      forgetPastConversation(client, id);
      showToast({ title: t(texts.removed) });
    },
    () => t(texts.failed),
    { about: open, onClose, tellLater: showFailed },
  );
  return (
    <Question
      {...question}
      title={t(texts.question)}
      no={t(texts.keep)}
      yes={t(question.busy ? texts.removing : texts.removeNow)}
      isDanger
    >
      <p className="text-ink-2">{t(texts.questionText)}</p>
    </Question>
  );
}
