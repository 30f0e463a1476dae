import { useEffect } from 'react';
import { useLowData } from '../../../device/low-data.ts';
import type { PhotoSource } from '../../../ui/photos/photo-source.ts';
import { PhotoSteps } from '../../../ui/photos/photo-steps.tsx';
import { showPhoto, useShownPhoto } from '../../../ui/photos/shown-photo.ts';
import { useDeckKeys } from '../use-deck-keys.ts';
import { preloadPhotos } from './preload-photos.ts';

interface CardPhotoStepsProps {
  profileId: number;
  /** The card's photos, at least two. */
  sources: readonly (PhotoSource | null)[];
  /** True for the card on top. */
  current: boolean;
}

/**
 * The controls to turn the photos of a card. Space turns to the next photo, which is fetched ahead unless the member
 * saves data.
 */
export function CardPhotoSteps({ profileId, sources, current }: CardPhotoStepsProps) {
  const index = useShownPhoto(profileId);
  const lowData = useLowData();
  const next = (index + 1) % sources.length;
  const source = sources[next];
  useEffect(
    () => (current && !lowData && source ? preloadPhotos([source]) : undefined),
    // A source is a new object in each render, so it cannot be a dependency.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [current, lowData, profileId, next],
  );
  useDeckKeys(current ? { ' ': () => showPhoto(profileId, next) } : {});
  return <PhotoSteps profileId={profileId} count={sources.length} />;
}
