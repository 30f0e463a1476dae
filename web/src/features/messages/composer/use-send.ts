import type { Message } from '@mwanzo/contract/messages';
import { useRef, useState } from 'react';
import { readStoredSession } from '../../../api/session-storage.ts';
import { messages as texts } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/translate.ts';
import { noteLimit } from '../../../queries/note-limit.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { prepareMessage } from '../drafts/draft-rules.ts';
import { readDraft, writeDraft } from '../drafts/drafts.ts';
import { deliver } from '../unsent/deliver.ts';
import { newUuid } from './new-uuid.ts';

interface Sender {
  sending: boolean;
  /** Resolves to the message, or to null if nothing was sent; a toast then says why. */
  send: (input: string) => Promise<Message | null>;
}

/** Sends one message at a time. After a failure the same text keeps its id, so that it never arrives twice. */
export function useSend(receiver: number): Sender {
  const [sending, setSending] = useState(false);
  // State would change too late for two taps in one frame.
  const busy = useRef(false);

  const send = async (input: string) => {
    const message = prepareMessage(input, readDraft(receiver)?.tried ?? null, newUuid);
    if (!message || busy.current) return null;
    const sender = readStoredSession()?.user.id;
    if (sender === undefined) {
      showToast({ title: t(texts.noUser), kind: 'bad' });
      return null;
    }
    busy.current = true;
    setSending(true);
    // Stored before it is sent: another tab, or this one after a reload, must send it with the same id.
    writeDraft(receiver, { text: input, tried: message, waiting: true });
    try {
      return await deliver(sender, receiver, message);
    } catch (error) {
      // A text that waits for the connection says so above the input, and a limit too.
      const isToldThere = noteLimit('messages', error) || readDraft(receiver)?.waiting === true;
      if (!isToldThere) showToast({ title: t(texts.sendFailed), description: t(texts.sendFailedText), kind: 'bad' });
      return null;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { sending, send };
}
