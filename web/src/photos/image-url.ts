import type { photoLimits } from '@mwanzo/contract/limits';
import type { PhotoDetail } from '@mwanzo/contract/people/photos';
import { apiUrl } from '../api/api-url.ts';

// Each file gets one URL for its lifetime, instead of one per render.
const fileUrls = new WeakMap<File, string>();

function fileUrl(file: File): string {
  const known = fileUrls.get(file);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(file);
  fileUrls.set(file, url);
  return url;
}

/** The URL of an image; null makes `<Photo>` show its placeholder. docs/product/photos.md */
export function imageUrl(image: File | string | null | undefined): string | null {
  if (!image) return null;
  if (image instanceof File) return fileUrl(image);
  return /^(http|blob:|data:)/.test(image) ? image : apiUrl(image);
}

type PhotoUrls = Record<(typeof photoLimits.widths)[number], string>;

/** Returns the URLs of a photo's three widths, for `<Photo src>`; null makes it show its placeholder. */
export function photoSource(detail: PhotoDetail | null | undefined): PhotoUrls | null {
  if (!detail) return null;
  const { variants } = detail;
  return Object.fromEntries(Object.entries(variants).map(([width, path]) => [width, apiUrl(path)])) as PhotoUrls;
}
