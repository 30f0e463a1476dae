import { decisionLookSeconds } from '@mwanzo/contract/limits';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { arePicturesShown } from './look-rules.ts';

interface LongLookProps {
  /** Renders the open case. `isSeen` says that its pictures have been in sight long enough to decide. */
  children: (isSeen: boolean) => ReactNode;
}

/**
 * Keeps a reviewer from deciding what they have not seen. The next case opens under the same key, so a second press of
 * it must do nothing.
 */
export function LongLook({ children }: LongLookProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (!element || isLoaded) return undefined;
    const check = () => {
      if (arePicturesShown(element)) setLoaded(true);
    };
    check();
    const changes = new MutationObserver(check);
    changes.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
    // Neither event bubbles.
    element.addEventListener('load', check, true);
    element.addEventListener('error', check, true);
    return () => {
      changes.disconnect();
      element.removeEventListener('load', check, true);
      element.removeEventListener('error', check, true);
    };
  }, [isLoaded]);
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => setSeen(true), decisionLookSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return (
    <div ref={content} className="contents">
      {children(isSeen)}
    </div>
  );
}
