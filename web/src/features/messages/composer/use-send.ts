import type { Message } from '@mwanzo/contract/messages';
import { useRef, useState } from 'react';
import { readStoredSession } from '../../../api/session-storage.ts';
import { messages as texts } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/translate.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { outbound } from '../conversation/conversation-rules.ts';
import { deliver } from '../unsent/deliver.ts';
import { readDraft, writeDraft } from '../drafts/drafts.ts';
import { newUuid } from './new-uuid.ts';

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

  const send = async (input: string) => {
    const message = outbound(input, readDraft(receiver)?.tried ?? null, newUuid);
    if (!message || busy.current) return null;
    const sender = readStoredSession()?.user.id;
    if (sender === undefined) {
      showToast({ title: t(texts.noUser), kind: 'bad' });
      return null;
    }
    busy.current = true;
    setSending(true);
    // Before it leaves: another tab, or this one after a reload, must send it under the same id.
    writeDraft(receiver, { text: input, tried: message, waiting: true });
    try {
      return await deliver(sender, receiver, message);
    } catch {
      showToast({ title: t(texts.sendFailed), description: t(texts.sendFailedText), kind: 'bad' });
      return null;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { sending, send };
}
