// Draws the pictures of `npm run bench:pictures` into a folder: `node draw-pictures.ts FOLDER`. It is a process of its
// own, so that the memory of drawing is not in the way of measuring.
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFlat } from '../../server/src/testing/images/make-images.ts';

type Sharp = ReturnType<typeof makeFlat>;

const [, , folder = '', ...words] = process.argv;
const isWanted = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word));

const rgba = (side: number): Sharp => makeFlat(side, side, 'rgba(180,60,60,0.5)');
const rgb = (side: number): Sharp => makeFlat(side, side, '#b43c3c').removeAlpha();
/** The side of a square of 50, 24 or 12 megapixels, in px. */
const [huge, large, common] = [7071, 4898, 3464];

const pictures: Record<string, () => Sharp> = {
  'png-50mp-8bit-rgb': () => rgb(huge).png(),
  'png-50mp-8bit-rgba': () => rgba(huge).png(),
  'png-50mp-16bit-rgba': () => rgba(huge).toColourspace('rgb16').png(),
  'png-50mp-8bit-rgba-interlaced': () => rgba(huge).png({ progressive: true }),
  'png-50mp-16bit-rgba-interlaced': () => rgba(huge).toColourspace('rgb16').png({ progressive: true }),
  'png-19mp-8bit-rgba-interlaced': () => rgba(4420).png({ progressive: true }),
  'png-9mp-16bit-rgba-interlaced': () => rgba(3120).toColourspace('rgb16').png({ progressive: true }),
  'jpeg-50mp': () => rgb(huge).jpeg(),
  'jpeg-50mp-turned': () => rgb(huge).withMetadata({ orientation: 6 }).jpeg(),
  'jpeg-50mp-444': () => rgb(huge).jpeg({ chromaSubsampling: '4:4:4' }),
  'jpeg-50mp-progressive': () => rgb(huge).jpeg({ progressive: true }),
  'jpeg-50mp-progressive-444': () => rgb(huge).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'jpeg-16mp-progressive-444': () => rgb(4030).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'jpeg-32mp-progressive': () => rgb(5700).jpeg({ progressive: true }),
  'jpeg-12mp-progressive-444': () => rgb(common).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'webp-50mp': () => rgb(huge).webp(),
  'png-24mp-16bit-rgba': () => rgba(large).toColourspace('rgb16').png(),
  'webp-24mp-lossless': () => rgba(large).webp({ lossless: true }),
};

for (const [name, draw] of Object.entries(pictures).filter(([each]) => isWanted(each)))
  writeFileSync(path.join(folder, name), await draw().toBuffer());

const heic = path.join(import.meta.dirname, '../../server/src/testing/images/flat-25-megapixels.heic');
if (isWanted('heic-25mp')) copyFileSync(heic, path.join(folder, 'heic-25mp'));
