import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { request } from '../../../../api/request.ts';
import { pastConversations as texts } from '../../../../i18n/past-conversations.ts';
import { t } from '../../../../i18n/translate.ts';
import { forgetPastConversation } from '../../../../queries/past-conversations.ts';
import { useQuestion } from '../../../../queries/use-question.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';

/** Asks before an ended conversation is deleted. The request can safely be repeated. */
export function RemoveQuestion({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { mutate, isPending, error, close } = useQuestion({
    mutationFn: () => request('DELETE /api/messages/past/{id}/', { params: { id } }),
    onSuccess: () => {
      navigate('/matches', { replace: true });
      forgetPastConversation(client, id);
      showToast({ title: t(texts.removed) });
    },
    onClose,
  });
  const footer = (
    <>
      <Button variant="outlined" onClick={close}>
        {t(texts.keep)}
      </Button>
      <Button variant="outlined" className="text-danger!" busy={isPending} onClick={() => mutate()}>
        {t(isPending ? texts.removing : texts.removeNow)}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={t(texts.question)} footer={footer}>
      <p className="text-ink-2">{t(texts.questionText)}</p>
      {error && (
        <div className="mt-4">
          <FieldError>{t(texts.failed)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
