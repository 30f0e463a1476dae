import { thumbHashToRGBA } from 'thumbhash';

const headerBytes = 54;

/** Makes an uncompressed bitmap: rows from the top, 4 bytes per pixel. A PNG would need code for two checksums. */
function bitmapOf({ w, h, rgba }: ReturnType<typeof thumbHashToRGBA>): Uint8Array {
  const bitmap = new Uint8Array(headerBytes + rgba.length);
  const header = Uint16Array.of(0x4d42, bitmap.length, 0, 0, 0, headerBytes, 0, 40, 0, w, 0, -h, -1, 1, 32);
  bitmap.set(new Uint8Array(header.buffer));
  // A bitmap has blue first, and its fourth byte is unused.
  bitmap.set(rgba, headerBytes);
  for (let i = 0; i < rgba.length; i += 4) {
    bitmap[headerBytes + i] = rgba[i + 2] ?? 0;
    bitmap[headerBytes + i + 2] = rgba[i] ?? 0;
  }
  return bitmap;
}

/** Returns the blurred placeholder of a base64 thumbhash as a data: URL; undefined if the thumbhash is invalid. */
export function decodeThumbhash(base64: string): string | undefined {
  try {
    const hash = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return `data:image/bmp;base64,${btoa(String.fromCharCode(...bitmapOf(thumbHashToRGBA(hash))))}`;
  } catch {
    return undefined;
  }
}
