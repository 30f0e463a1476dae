import { useEffect, useRef } from 'react';

/** The server learns from these beside an answer: the time that it took in ms, and the card's place, from 1. */
export interface SwipeHints {
  deciding_ms: number;
  place: number;
}

/**
 * Measures how the cards of a visit are answered.
 * @param topId the id of the card on top; undefined if there is none
 * @returns a function that gives the hints of the card that leaves; from then on the next one is in sight
 */
export function useSwipeHints(topId: number | undefined): () => SwipeHints {
  const since = useRef(0);
  const place = useRef(0);
  const isEmpty = topId === undefined;
  useEffect(() => {
    if (!isEmpty) since.current = performance.now();
  }, [isEmpty]);
  return () => {
    const now = performance.now();
    const hints = { deciding_ms: Math.round(now - since.current), place: (place.current += 1) };
    since.current = now;
    return hints;
  };
}
