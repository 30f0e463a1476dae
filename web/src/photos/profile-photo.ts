import type { PhotoDetail } from '@mwanzo/contract/photos';
import { imageUrl, photoSource } from './image-url.ts';

interface WithPhotos {
  photo: string | null;
  photos?: readonly string[];
  photo_details?: readonly PhotoDetail[];
}

/** A profile's first photo for `<Photo>`: in its three widths if they are known, otherwise at its single path. */
export function profilePhoto(profile: WithPhotos): {
  src: ReturnType<typeof photoSource> | string;
  thumbhash: string | null;
} {
  const first = profile.photo_details?.[0];
  return {
    src: photoSource(first) ?? imageUrl(profile.photos?.[0] ?? profile.photo),
    thumbhash: first?.thumbhash ?? null,
  };
}
