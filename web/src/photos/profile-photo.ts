import type { PhotoDetail } from '@mwanzo/contract/people/photos';
import { imageUrl, photoSource } from './image-url.ts';

interface WithPhotos {
  photo: string | null;
  photos?: readonly string[];
  photo_details?: readonly PhotoDetail[];
}

/** A picture for `<Photo>`: its three widths if they are known, otherwise its single path. */
interface Picture {
  src: ReturnType<typeof photoSource> | string;
  thumbhash: string | null;
}

/** Returns a profile's photos, in order. If it has none, returns one picture without a source. */
export function profilePhotos({ photo, photos = [], photo_details: details = [] }: WithPhotos): Picture[] {
  if (details.length > 0) return details.map((detail) => ({ src: photoSource(detail), thumbhash: detail.thumbhash }));
  return (photos.length > 0 ? photos : [photo]).map((path) => ({ src: imageUrl(path), thumbhash: null }));
}

/** Returns a profile's first photo; without a profile, a picture without a source. */
export function profilePhoto(profile: WithPhotos | null): Picture {
  return (profile && profilePhotos(profile)[0]) ?? { src: null, thumbhash: null };
}

/** Returns the picture of somebody in a list, such as a match, of whom only the first photo is known. */
export function listedPhoto(person: { photo: string | null; photo_detail: PhotoDetail | null } | undefined): Picture {
  const detail = person?.photo_detail;
  return { src: photoSource(detail) ?? imageUrl(person?.photo), thumbhash: detail?.thumbhash ?? null };
}
