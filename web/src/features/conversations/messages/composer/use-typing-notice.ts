import { useRef } from 'react';
import { request } from '../../../../api/request.ts';
import { isLowData } from '../../../../device/low-data.ts';

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
export function useTypingNotice(receiver: number): () => void {
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
