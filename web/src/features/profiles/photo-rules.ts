/** A photo over 5 MB is compressed to at most 5 MB with no side over 1024 px (docs/product.md, "Photos"). */
export const photoBytesMax = 5 * 1024 * 1024;
export const photoSideMax = 1024;

export function mustCompress(file: Blob): boolean {
  return file.size > photoBytesMax;
}

/** Whether a file is a picture. Some systems give HEIC files no type. */
export function isImage(file: File): boolean {
  return file.type.startsWith('image/') || (file.type === '' && /\.(?:heic|heif|jpe?g|png|webp)$/i.test(file.name));
}

/** Width and height in px, in proportion, with neither over `sideMax`; never enlarged. */
export function fitWithin(width: number, height: number, sideMax: number): { width: number; height: number } {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
