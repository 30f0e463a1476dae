import { useLayoutEffect, useRef, type RefObject } from 'react';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls a list to its newest entry: at once when it is first filled, smoothly when a later one arrives. Entries added
 * above do not move the entries that are being read.
 * @param oldest the id of the first entry
 * @param newest the id of the last entry
 */
export function useScrollToNewest(
  oldest: number | undefined,
  newest: number | undefined,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<{
    oldest: number | undefined;
    newest: number | undefined;
    fromEnd: number;
    below: number;
  } | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const last = before.current;
    if (last?.newest !== newest)
      element.scrollTo({ top: element.scrollHeight, behavior: last && !prefersReducedMotion() ? 'smooth' : 'instant' });
    else if (last?.oldest !== oldest)
      element.scrollTo({ top: element.scrollHeight - (last?.fromEnd ?? 0), behavior: 'instant' });
    const remember = () => {
      const fromEnd = element.scrollHeight - element.scrollTop;
      before.current = { oldest, newest, fromEnd, below: fromEnd - element.clientHeight };
    };
    remember();
    element.addEventListener('scroll', remember, { passive: true });
    // An on-screen keyboard covers half of the list: the entries at its foot stay there.
    let height = element.clientHeight;
    const resizeObserver = new ResizeObserver(() => {
      if (element.clientHeight === height) return;
      height = element.clientHeight;
      element.scrollTo({
        top: element.scrollHeight - element.clientHeight - (before.current?.below ?? 0),
        behavior: 'instant',
      });
    });
    resizeObserver.observe(element);
    return () => {
      element.removeEventListener('scroll', remember);
      resizeObserver.disconnect();
    };
  }, [oldest, newest]);
  return list;
}
