import { useRef } from 'react';
import { request } from '../../../api/request.ts';
import { isLowData } from '../../../device/low-data.ts';

/** The partner is told at most this often, in ms. */
const noticeMilliseconds = 3000;
/** A notice that takes longer is worth nothing any more, in ms. */
const noticeTimeout = 4000;

function isNetworkBad(): boolean {
  // Only in Chromium, and not in TypeScript's DOM types.
  const type = (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType;
  return !navigator.onLine || type === 'slow-2g' || type === '2g';
}

/** @returns to be called at each change of the text: tells the partner that the member is typing */
export function useTypingNotice(receiver: number): () => void {
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - toldAt.current < noticeMilliseconds || (isLowData() && isNetworkBad())) return;
    toldAt.current = now;
    request('POST /api/messages/typing/', { body: { receiver }, signal: AbortSignal.timeout(noticeTimeout) }).catch(
      () => {
        // It is not worth a word, and the next letter tells again.
      },
    );
  };
}
