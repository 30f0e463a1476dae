import type { Message } from '@mwanzo/contract/conversations/messages';
import { useMemo } from 'react';
import { request } from '../../../../api/request.ts';
import { readSession } from '../../../../api/session.ts';
import { messageActions as texts } from '../../../../i18n/message-actions.ts';
import { t } from '../../../../i18n/translate.ts';
import { messagesOf, showMessage } from '../../../../shared/conversations/conversations.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { withReaction, type Reaction } from './reaction-rules.ts';

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
  return useMemo(() => {
    /** `undo` gets the message as it is shown by then, because an event may have changed it. */
    const attempt = async (
      message: Message,
      after: Message,
      { send, undo }: { send: () => Promise<Message>; undo: (shown: Message) => Message },
    ) => {
      const shown = () => messagesOf(partnerId).find(({ id }) => id === message.id) ?? after;
      showMessage(partnerId, after);
      try {
        const changed = await send();
        if (!shown().is_deleted || changed.is_deleted) showMessage(partnerId, changed);
      } catch (error) {
        showMessage(partnerId, undo(shown()));
        showToast({ title: t(texts.failed), description: t(texts.failedText), kind: 'bad', error });
      }
    };
    return {
      react(message: Message, emoji: Reaction['emoji'] | null) {
        const user = readSession().user?.id;
        const former = message.reactions.find((one) => one.user === user)?.emoji ?? null;
        if (user === undefined || former === emoji) return;
        void attempt(message, withReaction(message, user, emoji), {
          send: () => request('POST /api/messages/{id}/reaction/', { params: { id: message.id }, body: { emoji } }),
          undo: (shown) => (shown.is_deleted ? shown : withReaction(shown, user, former)),
        });
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
        void attempt(message, deleted, {
          send: () => request('DELETE /api/messages/{id}/', { params: { id: message.id } }),
          undo: () => message,
        });
      },
      copy: (message: Message) => void copyText(message.text),
    };
  }, [partnerId]);
}
