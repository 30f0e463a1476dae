import { useEffect, useRef, useState } from 'react';

/**
 * If the current card was visible for a shorter time than this, in ms, nobody has seen it: the press was meant for the
 * card before it.
 */
const seenAfter = 300;

/**
 * Decides whether a press counts for the current card.
 * @param firstId the current card's profile
 * @returns a function of the press's time stamp, because a busy phone delivers presses late
 */
export function useSeen(firstId: number | undefined): (time: number) => boolean {
  const first = useRef({ id: firstId, since: Infinity });
  // Nobody sees a card before it is painted, which is when this runs.
  useEffect(() => {
    first.current = { id: firstId, since: performance.now() };
  }, [firstId]);
  return (time) => {
    const { id, since } = first.current;
    return id === firstId && time - since >= seenAfter;
  };
}

/** Returns true while an element, given by its key, is so new that presses on it do not count yet. */
export function useIsNew(key: string | undefined): boolean {
  const [shown, setShown] = useState({ key, isNew: key !== undefined });
  // This also applies if a card comes back before the next one was seen.
  if (shown.key !== key) setShown({ key, isNew: key !== undefined });
  useEffect(() => {
    const timer = setTimeout(() => setShown({ key, isNew: false }), seenAfter);
    return () => clearTimeout(timer);
  }, [key]);
  return shown.isNew;
}
