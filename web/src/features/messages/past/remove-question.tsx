import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { request } from '../../../api/request.ts';
import { pastConversations as texts } from '../../../i18n/past-conversations.ts';
import { t } from '../../../i18n/translate.ts';
import { forgetPastConversation } from '../../../queries/past-conversations.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { showToast } from '../../../ui/layers/toast-store.ts';

/** Asks once before a past conversation is removed. Repeating the request is harmless. */
export function RemoveQuestion({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      await request('DELETE /api/messages/past/{id}/', { params: { id } });
      navigate('/matches', { replace: true });
      forgetPastConversation(client, id);
      showToast({ title: t(texts.removed) });
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t(texts.keep)}
      </Button>
      <Button variant="outlined" className="text-danger!" busy={busy} onClick={() => void remove()}>
        {t(busy ? texts.removing : texts.removeNow)}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t(texts.question)} footer={footer}>
      <p className="text-ink-2">{t(texts.questionText)}</p>
      {failed && (
        <div className="mt-4">
          <FieldError>{t(texts.failed)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
