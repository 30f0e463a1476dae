import type { Message } from '@mwanzo/contract/conversations/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../../api/request.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import { chatPhotos as texts } from '../../../../i18n/chat-photos.ts';
import { t } from '../../../../i18n/translate.ts';
import { conversationKey, showMessage } from '../../../../queries/conversation.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';

/** Returns the actions of the receiver on a covered photo. */
export function useCoveredPhoto(partnerId: number, messageId: number) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (send: () => Promise<Message>) => {
    setBusy(true);
    try {
      showMessage(client, partnerId, await send());
    } catch (error) {
      logFailure('The photo stays covered', error);
      showToast({ title: t(texts.failed), kind: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const params = { id: messageId };
  return {
    isBusy,
    async show() {
      await attempt(() => request('POST /api/messages/{id}/photo/shown/', { params }));
      // The sender's other photos may have lost their cover too.
      void client.invalidateQueries({ queryKey: conversationKey(partnerId) });
    },
    decline: () => attempt(() => request('POST /api/messages/{id}/photo/declined/', { params })),
  };
}
