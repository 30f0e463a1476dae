import { crc32, deflateSync } from 'node:zlib';
import type { DemoPerson } from '../demo/src/data/demo-person.ts';
import { demoPeople } from '../demo/src/data/people.ts';
import { drawPortrait } from '../demo/src/portraits/draw-portrait.ts';
import { svgToJpeg } from '../demo/src/portraits/svg-to-jpeg.ts';
import { renderSpecimens } from '../demo/src/specimens/render-specimens.ts';

/** A file as `setInputFiles` takes it. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** New members borrow the looks of a demo person: faces that the camera has really seen do not belong into a repository. */
function looksOf(key: string): DemoPerson {
  const person = demoPeople.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`There is no demo person ${key}`);
  return person;
}

/** A portrait as a phone held sideways saves it: lying on its side, with the EXIF note that says so. */
export async function makePhonePhoto(looks: string): Promise<PictureFile> {
  const upright = drawPortrait(looksOf(looks).portrait);
  const lying =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 800" width="1000" height="800">' +
    `<g transform="translate(0 800) rotate(-90)">${upright}</g></svg>`;
  const jpeg = await svgToJpeg(lying, { width: 1350, height: 1080, drawnWidth: 1000 });
  return {
    name: 'IMG_20261121_101500.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), turnedRight, jpeg.subarray(2)]),
  };
}

/** An APP1 segment whose one entry is orientation 6, "turn me right by 90 degrees" (TIFF 6.0, EXIF 2.3 section 4.6). */
const turnedRight = Buffer.concat([
  Buffer.from('ffe10022', 'hex'),
  Buffer.from('Exif\0\0MM', 'latin1'),
  Buffer.from('002a00000008000101120003000000010006000000000000', 'hex'),
]);

/** The ID and the selfie of a member, marked as specimens. */
export async function makeVerificationPictures(
  looks: string,
): Promise<{ idDocument: PictureFile; selfie: PictureFile }> {
  const { idDocument, selfie } = await renderSpecimens(looksOf(looks), new Date().toISOString().slice(0, 10));
  return {
    idDocument: { name: 'id.jpg', mimeType: 'image/jpeg', buffer: idDocument },
    selfie: { name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: selfie },
  };
}

/** A sunset of 7.2 MB, over the 5 MB from which the browser makes photos smaller: its pixels are stored as they are. */
export function makeHugePhoto(): PictureFile {
  const [width, height] = [1500, 1600];
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (width * 3 + 1);
    for (let x = 0; x < width; x += 1) {
      const glow = Math.max(0, 1 - Math.hypot(x - width / 2, y - height * 0.7) / height);
      rows.set([150 + 105 * glow, 40 + 150 * glow ** 2, 60 + (90 * y) / height], row + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const buffer = Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 0 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'sunset.png', mimeType: 'image/png', buffer };
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
