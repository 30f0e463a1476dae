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

interface Change {
  send: () => Promise<Message>;
  /**
   * Gets the message as it is shown by then, because an event may have changed it, and as the server has stored it
   * without the change.
   */
  undo: (shown: Message, stored: Message) => Message;
}

interface Turn {
  stored: Message;
  over: Promise<void>;
}

/** The newest change of each message that is under way. */
const underWay = new Map<number, Turn>();

/**
 * Shows a change at once, and undoes it if the server refuses it. A second change of a message waits for the first, so
 * that the server stores them in their order, and no response to the first one takes the second off the screen.
 */
function attempt(partnerId: number, message: Message, after: Message, { send, undo }: Change): void {
  const { id } = message;
  const before = underWay.get(id);
  const turn: Turn = { stored: message, over: Promise.resolve() };
  const member = readSession().user?.id;
  const isMember = () => readSession().user?.id === member;
  const isNewest = () => underWay.get(id) === turn;
  const shown = () => messagesOf(partnerId).find((each) => each.id === id) ?? after;
  const run = async () => {
    if (before) {
      await before.over;
      turn.stored = before.stored;
    }
    if (!isMember()) return;
    try {
      turn.stored = await send();
      if (isNewest() && (!shown().is_deleted || turn.stored.is_deleted)) showMessage(partnerId, turn.stored);
    } catch (error) {
      if (!isMember()) return;
      if (isNewest()) showMessage(partnerId, undo(shown(), turn.stored));
      showToast({ title: t(texts.failed), description: t(texts.failedText), kind: 'bad', error });
    }
  };
  showMessage(partnerId, after);
  underWay.set(id, turn);
  turn.over = run().finally(() => {
    if (isNewest()) underWay.delete(id);
  });
}

const emojiOf = ({ reactions }: Message, member: number) =>
  reactions.find(({ user }) => user === member)?.emoji ?? null;

/** Returns the actions on single messages. */
export function useMessageActions(partnerId: number) {
  return useMemo(
    () => ({
      react(message: Message, emoji: Reaction['emoji'] | null) {
        const user = readSession().user?.id;
        if (user === undefined || emojiOf(message, user) === emoji) return;
        attempt(partnerId, message, withReaction(message, user, emoji), {
          send: () => request('POST /api/messages/{id}/reaction/', { params: { id: message.id }, body: { emoji } }),
          undo: (shown, stored) => (shown.is_deleted ? shown : withReaction(shown, user, emojiOf(stored, user))),
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
        attempt(partnerId, message, deleted, {
          send: () => request('DELETE /api/messages/{id}/', { params: { id: message.id } }),
          undo: (_, stored) => stored,
        });
      },
      copy: (message: Message) => void copyText(message.text),
    }),
    [partnerId],
  );
}
