import { useEffect, useRef, useState } from 'react';

/** In ms. A card that has been first for a shorter time was not seen: the press meant the one before it. */
const seenAfter = 300;

/**
 * Whether a press counts for the first card.
 * @param firstId the first card's profile
 * @returns a function of the press's time stamp: a phone that is busy delivers presses late
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

/** True while something, given by its key, is so new that presses on it do not count yet. */
export function useIsNew(key: string | undefined): boolean {
  const [shown, setShown] = useState({ key, isNew: key !== undefined });
  // Also if a card comes back before the next one was seen.
  if (shown.key !== key) setShown({ key, isNew: key !== undefined });
  useEffect(() => {
    const timer = setTimeout(() => setShown({ key, isNew: false }), seenAfter);
    return () => clearTimeout(timer);
  }, [key]);
  return shown.isNew;
}
