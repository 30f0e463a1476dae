import type { Message } from '@mwanzo/contract/conversations/messages';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import { useAction } from '../../../../api/use-action.ts';
import { chatPhotos as texts } from '../../../../i18n/chat-photos.ts';
import { t } from '../../../../i18n/translate.ts';
import { conversationKey } from '../../../../queries/conversation.ts';
import { showMessage } from '../../../../shared/conversations/conversations.ts';
import { showFailed } from '../../../../ui/layers/show-failed.ts';
import { useOpenChat } from '../partner/open-chat.ts';

/** Returns the actions of the receiver on a covered photo. */
export function useCoveredPhoto(messageId: number) {
  const { partnerId } = useOpenChat();
  const client = useQueryClient();
  const { busy: isBusy, run: attempt } = useAction(
    async (send: () => Promise<Message>) => showMessage(partnerId, await send()),
    (error) => showFailed(t(texts.failed), error),
  );
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
