import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useEffect } from 'react';
import { useLowData } from '../../../../device/low-data.ts';
import { profilePhoto } from '../../../../photos/profile-photo.ts';
import { preloadPhotos } from './preload-photos.ts';

const photosAhead = 3;

/** Fetches the current card's photo, then those of the next three cards. In low-data mode it fetches nothing. */
export function useNextPhotos(cards: readonly VisibleProfile[]): void {
  const lowData = useLowData();
  useEffect(() => {
    if (lowData) return undefined;
    const sources = cards.slice(0, 1 + photosAhead).flatMap((card) => profilePhoto(card).src ?? []);
    return preloadPhotos(sources);
  }, [cards, lowData]);
}
