import { useLowData } from '../../device/low-data.ts';
import { deferred, orNothing } from '../../loading/deferred.tsx';
import type { LoadPhotoButtonProps } from './load-photo-button.tsx';

// Only visits in low-data mode need this code. If it does not arrive, the small photo stays.
const LoadPhotoButton = deferred(async () => (await import('./load-photo-button.tsx')).LoadPhotoButton, orNothing);

/** In low-data mode, puts a button over a large photo that loads a sharper one. */
export function SharperPhoto(props: LoadPhotoButtonProps) {
  return useLowData() && <LoadPhotoButton {...props} />;
}
