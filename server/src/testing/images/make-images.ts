import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/*
 * Draws pictures for tests. The HEIC files beside this one were made with libheif's heif-enc from the same drawing and
 * from flat grey, because no library here writes HEIC. The irot property (ISO/IEC 23008-12 6.5.10) of
 * quarters-turned-90.heic was added by hand.
 */

/** A text hidden in metadata. No output may contain it. */
export const canary = 'CANARY-METADATA-7341';

export const quarterColours = {
  red: [208, 32, 32],
  green: [32, 160, 64],
  blue: [32, 64, 208],
  white: [240, 240, 240],
} as const;

/** A picture whose quarters show its orientation: red and green above blue and white. */
export function drawQuarters(width = 96, height = 64): Sharp {
  const [w, h] = [width / 2, height / 2];
  const quarter = (x: number, y: number, [r, g, b]: readonly [number, number, number]) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="rgb(${r},${g},${b})"/>`;
  const { red, green, blue, white } = quarterColours;
  const quarters = quarter(0, 0, red) + quarter(w, 0, green) + quarter(0, h, blue) + quarter(w, h, white);
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${quarters}</svg>`),
  ).removeAlpha();
}

/** A JPEG like a phone's, with GPS position, texts, XMP, colour profile and an EXIF orientation. */
export async function makePhoneJpeg(orientation = 6, width = 96, height = 64): Promise<Buffer> {
  const jpeg = await drawQuarters(width, height)
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Copyright: canary, ImageDescription: canary },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 11/1', GPSLongitudeRef: 'E', GPSLongitude: '36/1 49/1 1/1' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
        `<rdf:Description rdf:about="${canary}"/></rdf:RDF></x:xmpmeta>`,
    )
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return insertSegments(jpeg, [
    [0xfe, canary],
    [0xed, `Photoshop 3.0\0${canary}`],
    [0xeb, `JP\0\0${canary}`],
  ]);
}

/** Inserts comment, IPTC and C2PA segments, which sharp cannot write. */
function insertSegments(jpeg: Buffer, segments: readonly [marker: number, text: string][]): Buffer {
  const made = segments.map(([marker, text]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(text.length + 2, 2);
    return Buffer.concat([head, Buffer.from(text, 'latin1')]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...made, jpeg.subarray(2)]);
}

/** A well-formed grey PNG with text chunks. A large one is a decompression bomb of a few hundred KB. */
export function makePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${canary}`));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    text,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export async function makeAnimatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) => makeFlat(20, 20, background).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100, 100] })
    .toBuffer();
}

export function makeFlat(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 4, background } });
}
