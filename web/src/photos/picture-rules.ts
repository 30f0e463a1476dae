/** What a picture is drawn as. Sides are in px. */
export interface Drawing {
  sideMax: number;
  /** JPEG qualities to try, from the best down, until the file is no larger than `bytesWanted`. */
  qualities: readonly number[];
  bytesWanted: number;
  /** A file that is larger even at the last quality is refused. */
  bytesMax: number;
  /** The part of the upright picture to draw; all of it by default. */
  part?: Part;
}

/** A part of a picture, in fractions of its width and height. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Width and height in px, in proportion, with neither over `sideMax`; never enlarged. */
export function fitWithin(width: number, height: number, sideMax: number): { width: number; height: number } {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const begins = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** Whether a file begins as a JPEG, PNG, WebP or HEIC picture does, whatever its name and type say. */
export async function isPicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return (
    begins(bytes, '\xff\xd8\xff') ||
    begins(bytes, '\x89PNG') ||
    (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) ||
    begins(bytes, 'ftyp', 4)
  );
}
