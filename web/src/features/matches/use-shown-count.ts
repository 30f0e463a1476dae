import { useEffect, useRef, useState, type RefObject } from 'react';

/** How many are drawn at first. */
const first = 30;

/**
 * How many of a long list are drawn, so that a list of 1,000 opens as quickly as one of 30. Each time that the end comes
 * into view it is twice as many: a jump to the end of a long list takes few steps.
 * @returns the number, and the reference of the element that keeps the room of those to come
 */
export function useShownCount(total: number): [shown: number, rest: RefObject<HTMLLIElement | null>] {
  const [shown, setShown] = useState(first);
  const rest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown >= total || !rest.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setShown((count) => count * 2);
      },
      { rootMargin: '600px' },
    );
    // Observed again after each step: it tells at once whether the end is still in view.
    observer.observe(rest.current);
    return () => observer.disconnect();
  }, [shown, total]);
  return [Math.min(shown, total), rest];
}
