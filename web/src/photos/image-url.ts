import type { PhotoDetail } from '@mwanzo/contract/photos';
import { apiUrl } from '../api/api-url.ts';

// One object URL for the lifetime of a file, instead of one for each render.
const fileUrls = new WeakMap<File, string>();

function fileUrl(file: File): string {
  const known = fileUrls.get(file);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(file);
  fileUrls.set(file, url);
  return url;
}

/** The address of an image (docs/product.md, "Photos"); null makes `<Photo>` show its placeholder. */
export function imageUrl(image: File | string | null | undefined): string | null {
  if (!image) return null;
  if (image instanceof File) return fileUrl(image);
  return /^(http|blob:|data:)/.test(image) ? image : apiUrl(image);
}

/** The three widths of a photo for `<Photo src>`; null makes it show its placeholder. */
export function photoSource(detail: PhotoDetail | null | undefined): { 160: string; 480: string; 1080: string } | null {
  if (!detail) return null;
  const { variants } = detail;
  return { 160: apiUrl(variants[160]), 480: apiUrl(variants[480]), 1080: apiUrl(variants[1080]) };
}
