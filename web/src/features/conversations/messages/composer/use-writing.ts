import { type Dispatch, type SetStateAction, useRef } from 'react';
import { request } from '../../../../api/request.ts';
import { readStoredSession } from '../../../../api/session-storage.ts';
import { isLowData } from '../../../../device/low-data.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { isPrompt, type ReplyTarget } from '../outbox/outbox-rules.ts';
import { freeInput, putInOutbox } from '../outbox/outbox.ts';

/** The partner gets at most one notice in this time, in ms. */
const noticeMilliseconds = 3000;
/** A notice that takes longer than this is useless and is aborted, in ms. */
const noticeTimeout = 4000;

function isNetworkBad(): boolean {
  // Only Chromium has this, and TypeScript's DOM types do not.
  const type = (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType;
  return !navigator.onLine || type === 'slow-2g' || type === '2g';
}

/** @returns a function to call at each change of the text; it tells the partner that the member is typing */
function useTypingNotice(receiver: number): () => void {
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - toldAt.current < noticeMilliseconds || (isLowData() && isNetworkBad())) return;
    toldAt.current = now;
    request('POST /api/messages/typing/', { body: { receiver }, signal: AbortSignal.timeout(noticeTimeout) }).catch(
      () => {
        // A failure is ignored, because the next letter sends a notice again.
      },
    );
  };
}

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
