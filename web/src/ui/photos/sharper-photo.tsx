import { lazy, Suspense, type ComponentType } from 'react';
import { useLowData } from '../../device/low-data.ts';
import type { LoadPhotoButtonProps } from './load-photo-button.tsx';

type Part = { default: ComponentType<LoadPhotoButtonProps> };

// No part of a visit that does not save data; without its code the small photo must do.
const LoadPhotoButton = lazy(() =>
  import('./load-photo-button.tsx').then(
    (part): Part => ({ default: part.LoadPhotoButton }),
    (): Part => ({ default: () => null }),
  ),
);

/** Over a big photo: in low-data mode, the way to a sharper one. */
export function SharperPhoto(props: LoadPhotoButtonProps) {
  return useLowData() ? (
    <Suspense>
      <LoadPhotoButton {...props} />
    </Suspense>
  ) : null;
}
