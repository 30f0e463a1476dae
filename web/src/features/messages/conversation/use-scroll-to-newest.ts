import { useLayoutEffect, useRef, type RefObject } from 'react';

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * For a scrolling list: keeps it at its newest entry, at once when it is first filled, smoothly on
 * each later change. Entries added above leave what is being read where it is.
 * @param oldest and newest name the entries at the ends
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
      element.scrollTo({ top: element.scrollHeight, behavior: last && !prefersStill() ? 'smooth' : 'instant' });
    else if (last?.oldest !== oldest)
      element.scrollTo({ top: element.scrollHeight - (last?.fromEnd ?? 0), behavior: 'instant' });
    const remember = () => {
      const fromEnd = element.scrollHeight - element.scrollTop;
      before.current = { oldest, newest, fromEnd, below: fromEnd - element.clientHeight };
    };
    remember();
    element.addEventListener('scroll', remember, { passive: true });
    // A keyboard takes half of the list: what stood at its foot stays there.
    let height = element.clientHeight;
    const resized = new ResizeObserver(() => {
      if (element.clientHeight === height) return;
      height = element.clientHeight;
      element.scrollTo({
        top: element.scrollHeight - element.clientHeight - (before.current?.below ?? 0),
        behavior: 'instant',
      });
    });
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', remember);
      resized.disconnect();
    };
  }, [oldest, newest]);
  return list;
}
