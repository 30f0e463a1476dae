import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { documentFiles, photoFile } from '../../demo/src/demo-photos.ts';
import { makeNarrower, makeSidewaysJpeg } from '../../server/src/testing/images/make-jpegs.ts';

/** A file in the form that `setInputFiles` accepts. */
export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

// New members borrow the looks of a demo person: photos of real people do not belong in a repository.

/**
 * A portrait as a phone saves it when it is held sideways.
 * @param looks the key of the demo person whose portrait it is
 */
export async function makePhonePhoto(looks: string): Promise<PhotoFile> {
  return {
    name: 'IMG_20261121_101500.jpg',
    mimeType: 'image/jpeg',
    buffer: await makeSidewaysJpeg(photoFile({ key: looks, index: 0 })),
  };
}

/**
 * A member's ID and selfie, both marked as specimens.
 * @param looks the key of a demo person with files in `demo/pictures/documents`
 */
export async function makeVerificationPhotos(looks: string): Promise<Documents> {
  const { idDocument, selfie } = documentFiles(looks);
  return {
    idDocument: { name: 'id.webp', mimeType: 'image/webp', buffer: await readFile(idDocument) },
    selfie: { name: 'selfie.webp', mimeType: 'image/webp', buffer: await readFile(selfie) },
  };
}

interface Documents {
  readonly idDocument: PhotoFile;
  readonly selfie: PhotoFile;
}

let smallDocuments: Promise<Documents> | undefined;

/**
 * Makes small ones of an ID and a selfie, once for all tests of a worker. Those of `makeVerificationPhotos` cost the
 * server half a second of a core for each member until a reviewer has seen them, which is four times as much.
 */
export function makeSmallVerificationPhotos(): Promise<Documents> {
  smallDocuments ??= drawSmallDocuments();
  return smallDocuments;
}

async function drawSmallDocuments(): Promise<Documents> {
  const files = documentFiles('nafula');
  const [id, selfie] = await Promise.all([makeNarrower(files.idDocument, 432), makeNarrower(files.selfie, 432)]);
  return {
    idDocument: { name: 'id.jpg', mimeType: 'image/jpeg', buffer: id },
    selfie: { name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: selfie },
  };
}

/** Makes a multipart form of texts and files. */
export function toForm(fields: Readonly<Record<string, string | PhotoFile>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value.buffer)], { type: value.mimeType }), value.name);
  }
  return form;
}

/** An uncompressed sunset of 7.2 MB, or more if it is higher. The browser makes photos of over 5 MB smaller. */
export function makeHugePhoto(height = 1600): PhotoFile {
  const width = 1500;
  const buffer = drawPng(width, height, 0, (x, y) => {
    const glow = Math.max(0, 1 - Math.hypot(x - width / 2, y - height * 0.7) / height);
    return [150 + 105 * glow, 40 + 150 * glow ** 2, 60 + (90 * y) / height];
  });
  return { name: 'sunset.png', mimeType: 'image/png', buffer };
}

/** A photo as an iPhone saves it. This browser cannot show it. */
export function makeHeicPhoto(): PhotoFile {
  const file = path.join(import.meta.dirname, '../../server/src/testing/images/quarters-with-exif.heic');
  return { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: readFileSync(file) };
}

/** 11 MB that begin as a HEIC does and that nothing can make smaller. */
export function makeHopelessPhoto(): PhotoFile {
  const buffer = Buffer.alloc(11 * 1024 * 1024);
  buffer.write('ftypheic', 4, 'latin1');
  return { name: 'IMG_0043.HEIC', mimeType: 'image/heic', buffer };
}

/** A small photo of one colour, which is told apart from those of other colours. */
export function makePlainPhoto(red: number, green: number, blue: number): PhotoFile {
  const buffer = drawPng(240, 300, 9, () => [red, green, blue]);
  return { name: `plain-${red}-${green}-${blue}.png`, mimeType: 'image/png', buffer };
}

type Colour = readonly [red: number, green: number, blue: number];

/** @param level of compression, from 0 to 9 */
function drawPng(width: number, height: number, level: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (width * 3 + 1);
    for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y), row + 1 + x * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level })),
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
