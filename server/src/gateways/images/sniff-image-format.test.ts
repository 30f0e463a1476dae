import { expect, test } from 'vitest';
import { sniffContainer } from '../audio/sniff-container.ts';
import { sniffImageFormat } from './sniff-image-format.ts';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
/** A file whose first box names a brand, and these that it is compatible with. */
function heif(major: string, compatible: readonly string[] = [], length = 16 + 4 * compatible.length) {
  const bytes = Buffer.alloc(16 + 4 * compatible.length);
  bytes.writeUInt32BE(length, 0);
  bytes.write(`ftyp${major}\0\0\0\0${compatible.join('')}`, 4, 'latin1');
  return new Uint8Array(bytes);
}

test.each<[string, Uint8Array, string | null]>([
  ['a JPEG', latin('\u00ff\u00d8\u00ff\u00e0'), 'jpeg'],
  ['two bytes of a JPEG', latin('\u00ff\u00d8'), null],
  ['a PNG', latin('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'), 'png'],
  ['a PNG whose first part is another', latin('\u0089PNG\r\n\u001a\n\0\0\0\rCgBI'), null],
  ['a WebP', latin('RIFF\0\0\0\0WEBP'), 'webp'],
  ['a sound in the container of WebP', latin('RIFF\0\0\0\0WAVE'), null],
  ['a HEIC', heif('heic', ['mif1', 'heic']), 'heic'],
  ['a HEIC of ten bits', heif('heix'), 'heic'],
  ['a HEIC with the neutral brand', heif('mif1', ['heic']), 'heic'],
  ['an AVIF with the neutral brand', heif('mif1', ['avif']), null],
  ['a moving AVIF', heif('msf1', ['avis']), null],
  ['a moving HEIC', heif('hevc'), 'heic-sequence'],
  ['another moving HEIC', heif('hevx'), 'heic-sequence'],
  ['a moving picture with the neutral brand', heif('msf1'), 'heic-sequence'],
  ['a brand behind the end of its box', heif('mif1', ['heic', 'avif'], 20), 'heic'],
  ['a film', heif('isom', ['mp42']), null],
  ['a GIF', latin('GIF89a'), null],
  ['an SVG', latin('<svg xmlns="http://www.w3.org/2000/svg">'), null],
  ['nothing', latin(''), null],
])('%s is taken for what it is', (_, bytes, format) => {
  expect(sniffImageFormat(bytes)).toBe(format);
});

test.each<[string, Uint8Array, string | null]>([
  ['a WebM', latin('\u001aE\u00df\u00a3........'), 'matroska'],
  ['an M4A', latin('\0\0\0\u001cftypM4A '), 'mp4'],
  ['an Ogg', latin('OggS\0\u0002......'), 'ogg'],
  ['a playlist', latin('#EXTM3U\nfile'), null],
  ['a list of files', latin('ffconcat version 1.0'), null],
  ['nothing', latin(''), null],
])('of sounds %s is taken for what it is', (_, bytes, container) => {
  expect(sniffContainer(bytes)).toBe(container);
});
