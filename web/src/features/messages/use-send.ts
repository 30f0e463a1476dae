import type { Message } from '@mwanzo/contract/messages';
import { useRef, useState } from 'react';
import { newUuid } from '../../api/new-uuid.ts';
import { request } from '../../api/request.ts';
import { readStoredSession } from '../../api/session-storage.ts';
import { messages as texts } from '../../i18n/messages.ts';
import { t } from '../../i18n/translate.ts';
import { showToast } from '../../ui/toast-store.ts';
import { outbound, type Outbound } from './conversation-rules.ts';

interface Sender {
  sending: boolean;
  /** Resolves to the message, or null when nothing was sent; the reader has been told why. */
  send: (input: string) => Promise<Message | null>;
}

/** Sends one message at a time; the same text after a failure goes under the same id, so that it never arrives twice. */
export function useSend(receiver: number): Sender {
  const [sending, setSending] = useState(false);
  // State comes too late for two taps in one frame.
  const busy = useRef(false);
  const failed = useRef<Outbound | null>(null);

  const send = async (input: string) => {
    const message = outbound(input, failed.current, newUuid);
    if (!message || busy.current) return null;
    const sender = readStoredSession()?.user.id;
    if (sender === undefined) {
      showToast({ title: t(texts.noUser), kind: 'bad' });
      return null;
    }
    busy.current = true;
    setSending(true);
    try {
      const body = { sender, receiver, text: message.text, client_id: message.clientId };
      const sent = await request('POST /api/messages/send/', { body });
      failed.current = null;
      return sent;
    } catch {
      failed.current = message;
      showToast({ title: t(texts.sendFailed), description: t(texts.sendFailedText), kind: 'bad' });
      return null;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { sending, send };
}
