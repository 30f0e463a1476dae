import { useEffect, useRef, useState, type RefObject } from 'react';

/** The number of rows that are rendered at first. */
const first = 30;

/**
 * Returns how many rows of a long list to render, so that a list of 1,000 opens as quickly as one of 30. Whenever the
 * end comes into view, the number doubles, so that a jump to the end takes few steps.
 * @returns the number, and the ref of the element that reserves space for the other rows
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
    // The observer starts again after each step, because it then reports at once whether the end is still in view.
    observer.observe(rest.current);
    return () => observer.disconnect();
  }, [shown, total]);
  return [Math.min(shown, total), rest];
}
