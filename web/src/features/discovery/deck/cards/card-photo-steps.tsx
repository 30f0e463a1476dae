import { useEffect } from 'react';
import { useLowData } from '../../../../device/low-data.ts';
import type { PhotoSource } from '../../../../ui/photos/photo-source.ts';
import { PhotoSteps } from '../../../../ui/photos/photo-steps.tsx';
import { showPhoto, useShownPhoto } from '../../../../ui/photos/shown-photo.ts';
import { preloadPhotos } from './preload-photos.ts';
import { useDeckKeys } from './use-deck-keys.ts';

interface CardPhotoStepsProps {
  profileId: number;
  sources: readonly (PhotoSource | null)[];
  /** The number of faces, at least two: the photos, or two of one photo. */
  count: number;
  /** True for the card on top. */
  current: boolean;
}

/**
 * The controls to turn the photos of a card. Space turns to the next photo, which is fetched ahead unless the member
 * saves data.
 */
export function CardPhotoSteps({ profileId, sources, count, current }: CardPhotoStepsProps) {
  const index = useShownPhoto(profileId);
  const lowData = useLowData();
  const next = (index + 1) % count;
  const source = sources[next];
  useEffect(
    () => (current && !lowData && source ? preloadPhotos([source]) : undefined),
    // A source is a new object in each render, so it cannot be a dependency.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [current, lowData, profileId, next],
  );
  useDeckKeys(current ? { ' ': () => showPhoto(profileId, next) } : {});
  return <PhotoSteps profileId={profileId} count={count} kind={sources.length > 1 ? 'photos' : 'sides'} />;
}
