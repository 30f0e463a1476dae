import { isPicture, type Drawing, type Part } from '../../../../photos/picture-rules.ts';
import { shrinkPicture } from '../../../../photos/shrink-picture.ts';

/** A photo over 5 MB is compressed to at most 5 MB with no side over 1024 px (docs/product/photos.md). */
export const photoBytesMax = 5 * 1024 * 1024;
const photoSideMax = 1024;

const drawing: Drawing = {
  sideMax: photoSideMax,
  qualities: [0.86],
  bytesWanted: photoBytesMax,
  bytesMax: photoBytesMax,
};

/** Thrown if the chosen file is not a picture, whatever its name says. */
export class NotAPictureError extends Error {}

/**
 * Returns the photo to upload: a file of up to 5 MB as it is, a larger one compressed.
 * @throws NotAPictureError; another error if a large photo cannot be compressed
 */
export async function preparePhoto(file: File): Promise<File> {
  if (!(await isPicture(file))) throw new NotAPictureError(`not a picture: ${file.type}`);
  return file.size > photoBytesMax ? shrinkPicture(file, drawing) : file;
}

/** Returns a section of a photo, drawn as a JPEG of at most 5 MB. The server stores at most 1080 px of its width. */
export function cropPhoto(file: File, part: Part): Promise<File> {
  return shrinkPicture(file, { ...drawing, sideMax: 1350, qualities: [0.9], part });
}
