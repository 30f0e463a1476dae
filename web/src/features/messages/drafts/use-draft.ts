import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft, subscribeToDrafts } from './drafts.ts';

/** The text in a chat's input, kept on the device. It starts with the first line, if nothing else was typed before. */
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
