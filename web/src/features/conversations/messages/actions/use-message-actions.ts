import type { Message } from '@mwanzo/contract/conversations/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../../../api/request.ts';
import { readSession } from '../../../../api/session.ts';
import { messageActions as texts } from '../../../../i18n/message-actions.ts';
import { t } from '../../../../i18n/translate.ts';
import { showMessage } from '../../../../queries/conversation.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { withReaction, type Reaction } from './reaction-rules.ts';

const showFailed = () => showToast({ title: t(texts.failed), description: t(texts.failedText), kind: 'bad' });

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: t(texts.copied) });
  } catch {
    // Browsers allow copying on https only, and members may forbid it.
    showToast({ title: t(texts.copyFailed), description: t(texts.copyFailedText), kind: 'bad' });
  }
}

/** Returns the actions on single messages. A change is shown at once, and undone if the server refuses it. */
export function useMessageActions(partnerId: number) {
  const client = useQueryClient();
  return useMemo(() => {
    const attempt = async (before: Message, after: Message, send: () => Promise<Message>) => {
      showMessage(client, partnerId, after);
      try {
        showMessage(client, partnerId, await send());
      } catch {
        showMessage(client, partnerId, before);
        showFailed();
      }
    };
    return {
      react(message: Message, emoji: Reaction['emoji'] | null) {
        const user = readSession().user?.id;
        if (user === undefined || message.reactions.some((one) => one.user === user && one.emoji === emoji)) return;
        void attempt(message, withReaction(message, user, emoji), () =>
          request('POST /api/messages/{id}/reaction/', { params: { id: message.id }, body: { emoji } }),
        );
      },
      remove(message: Message) {
        const deleted = {
          ...message,
          text: '',
          is_deleted: true,
          media: null,
          reactions: [],
          reply_to: null,
          reply_to_prompt: null,
        };
        void attempt(message, deleted, () => request('DELETE /api/messages/{id}/', { params: { id: message.id } }));
      },
      copy: (message: Message) => void copyText(message.text),
    };
  }, [client, partnerId]);
}
