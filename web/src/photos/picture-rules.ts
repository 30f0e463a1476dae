/** The settings for drawing a picture again. Sides are in px. */
export interface Drawing {
  sideMax: number;
  /** The JPEG qualities to try, best first, until the file is no larger than `bytesWanted`. */
  qualities: readonly number[];
  bytesWanted: number;
  /** If the file is larger than this even at the last quality, it is refused. */
  bytesMax: number;
  /** The section of the upright picture to draw; all of it by default. */
  part?: Part;
}

/** A section of a picture, in fractions of its width and height. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Scales a width and height in px so that neither is over `sideMax`. It keeps the proportion and never enlarges. */
export function fitWithin(width: number, height: number, sideMax: number): { width: number; height: number } {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const begins = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** Says whether a file begins like a JPEG, PNG, WebP or HEIC picture. Its name and type are ignored. */
export async function isPicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return (
    begins(bytes, '\xff\xd8\xff') ||
    begins(bytes, '\x89PNG') ||
    (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) ||
    begins(bytes, 'ftyp', 4)
  );
}
