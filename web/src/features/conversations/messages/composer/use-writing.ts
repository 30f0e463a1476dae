import type { Dispatch, SetStateAction } from 'react';
import { readStoredSession } from '../../../../api/session-storage.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { isPrompt, type ReplyTarget } from '../outbox/outbox-rules.ts';
import { freeInput, putInOutbox } from '../outbox/outbox.ts';
import { useTypingNotice } from './use-typing-notice.ts';

/**
 * The target of the next message's reply. The page holds it, because the partner's profile, which is open above the
 * chat, sets it too.
 */
export type ReplyState = [ReplyTarget | null, Dispatch<SetStateAction<ReplyTarget | null>>];

/** Holds the composer's text, and the target of its reply. */
export function useWriting(partnerId: number, firstLine: string, [quote, setQuote]: ReplyState) {
  const [text, setText] = useDraft(partnerId, firstLine);
  const tellTyping = useTypingNotice(partnerId);
  const type = (next: string) => {
    setText(next);
    if (next.trim() === '') freeInput(partnerId);
    else tellTyping();
  };
  const send = () => {
    const written = text.trim();
    if (written === '') return;
    if (readStoredSession() === null) {
      showToast({ title: t(texts.noUser), kind: 'bad' });
      return;
    }
    putInOutbox({ receiver: partnerId, text: written, replyTo: quote });
    setText('');
    setQuote(null);
  };
  const repliesTo = quote && (isPrompt(quote) ? quote.prompt_id : quote.id);
  return { text, type, send, quote, setQuote, repliesTo: repliesTo ?? undefined };
}
