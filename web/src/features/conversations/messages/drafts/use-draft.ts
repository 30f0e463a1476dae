import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isReplaced } from './draft-rules.ts';
import { keepDraft, readDraft, subscribeToDrafts } from './drafts.ts';
import { tellReplaced } from './tell-replaced.ts';

/**
 * Holds the text in a chat's input, which is stored on the device and the same in every tab. If there is no draft, it
 * starts with the first line. When one tab replaces what another one has written, this is said, and can be undone.
 */
export function useDraft(partnerId: number, firstLine: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(partnerId) || firstLine);
  const known = useRef(readDraft(partnerId));
  const stopTelling = useRef<() => void>(undefined);

  const tell = (lost: string, next: string) => {
    if (!isReplaced(lost, next)) return;
    stopTelling.current?.();
    stopTelling.current = tellReplaced(partnerId, lost);
  };
  const follow = useEffectEvent(() => {
    const stored = readDraft(partnerId);
    if (stored === known.current) return;
    known.current = stored;
    tell(text, stored);
    setText(stored);
  });
  useEffect(() => subscribeToDrafts(() => follow()), []);
  useEffect(() => () => stopTelling.current?.(), []);

  const type = (next: string) => {
    const stored = readDraft(partnerId);
    // A page that the browser had put to sleep may not have heard of it.
    if (stored !== known.current) tell(stored, next);
    setText(next);
    keepDraft(partnerId, next);
    known.current = readDraft(partnerId);
  };
  return [text, type];
}
