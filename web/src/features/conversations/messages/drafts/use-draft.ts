import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft, subscribeToDrafts } from './drafts.ts';

/**
 * Holds the text in a chat's input, which is stored on the device. If there is no draft, it starts with the first line.
 */
export function useDraft(partnerId: number, firstLine: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(partnerId) || firstLine);
  const known = useRef(readDraft(partnerId));
  useEffect(
    () =>
      subscribeToDrafts(() => {
        const stored = readDraft(partnerId);
        if (stored === known.current) return;
        known.current = stored;
        setText(stored);
      }),
    [partnerId],
  );
  const type = (next: string) => {
    setText(next);
    keepDraft(partnerId, next);
    known.current = readDraft(partnerId);
  };
  return [text, type];
}
