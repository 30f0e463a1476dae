import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { deferred, orNothing } from '../../../../loading/deferred.tsx';

interface OwnPhotosProps {
  profile: OwnProfile;
}

/** All photos of the member. Their code loads when they are shown, and the form around them works without it. */
export const OwnPhotos = deferred<OwnPhotosProps>(async () => (await import('./photo-grid.tsx')).PhotoGrid, {
  placeholder: () => <div aria-hidden className="aspect-[7/10] w-full" />,
  ...orNothing,
});
