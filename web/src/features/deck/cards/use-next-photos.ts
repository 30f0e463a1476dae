import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useEffect } from 'react';
import { useLowData } from '../../../device/low-data.ts';
import { profilePhoto } from '../../../photos/profile-photo.ts';
import { preloadPhotos } from './preload-photos.ts';

const ahead = 3;

/** Fetches the photos of the next three cards after the present one's, unless data is to be spared. */
export function useNextPhotos(cards: readonly VisibleProfile[]): void {
  const lowData = useLowData();
  useEffect(() => {
    if (lowData) return undefined;
    const sources = cards.slice(0, 1 + ahead).flatMap((card) => profilePhoto(card).src ?? []);
    return preloadPhotos(sources);
  }, [cards, lowData]);
}
