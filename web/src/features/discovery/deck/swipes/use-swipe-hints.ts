import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useEffect, useRef } from 'react';
import { profilePhotos } from '../../../../photos/profile-photo.ts';
import { countSeenPhotos } from '../../../../ui/photos/shown-photo.ts';
import { countFaces } from '../cards/card-faces.ts';

/** The server learns from these beside an answer. */
export interface SwipeHints {
  /** The time that it took in ms. */
  deciding_ms: number;
  /** The card's place, from 1. */
  place: number;
  /** 0 is nothing but the card, 1 another photo or the opened profile, 2 all photos, or both sides of the card. */
  looked: 0 | 1 | 2;
}

/**
 * Measures how the cards of a visit are answered.
 * @param topId the id of the card on top; undefined if there is none
 */
export function useSwipeHints(topId: number | undefined) {
  const since = useRef(0);
  const place = useRef(0);
  const openedId = useRef<number>(undefined);
  const isEmpty = topId === undefined;
  useEffect(() => {
    if (!isEmpty) since.current = performance.now();
  }, [isEmpty]);
  const lookedAt = (profile: VisibleProfile) => {
    const [seen, faces] = [countSeenPhotos(profile.id), countFaces(profile, profilePhotos(profile).length)];
    if (faces > 1 && seen >= faces) return 2;
    return seen > 1 || openedId.current === profile.id ? 1 : 0;
  };
  return {
    /** Notes that the whole profile of a card was opened. */
    noteOpened(id: number): void {
      openedId.current = id;
    },
    /** Gives the hints of the card that leaves. From then on the next one is in sight. */
    take(profile: VisibleProfile): SwipeHints {
      const now = performance.now();
      const deciding_ms = Math.round(now - since.current);
      since.current = now;
      return { deciding_ms, place: (place.current += 1), looked: lookedAt(profile) };
    },
  };
}
