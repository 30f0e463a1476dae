// Draws contact sheets of every demo person, to look at after a change to a look or to the portrait generator.
// Usage: node server/src/demo/portraits/draw-sheet.ts OUTPUT_FOLDER
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { DEMO_PEOPLE } from '../data/people.ts';
import { drawPortrait } from './draw-portrait.ts';

const COLUMNS = 6;
const ROWS = 4;
const CELL = { width: 240, height: 326, photoHeight: 300 };

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node server/src/demo/portraits/draw-sheet.ts OUTPUT_FOLDER');
  process.exit(1);
}

async function drawCell(index: number): Promise<OverlayOptions[]> {
  const person = DEMO_PEOPLE[index];
  if (person === undefined) return [];
  const place = index % (COLUMNS * ROWS);
  const left = (place % COLUMNS) * CELL.width;
  const top = Math.floor(place / COLUMNS) * CELL.height;
  const photo = await sharp(Buffer.from(drawPortrait(person.portrait)))
    .resize(CELL.width, CELL.photoHeight)
    .png()
    .toBuffer();
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="26"><text x="6" y="18" font-family="sans-serif" font-size="14">${person.key} ${person.age} ${person.town}</text></svg>`,
  );
  return [
    { input: photo, left, top },
    { input: label, left, top: top + CELL.photoHeight },
  ];
}

await mkdir(folder, { recursive: true });
for (let page = 0; page * COLUMNS * ROWS < DEMO_PEOPLE.length; page += 1) {
  const cells = await Promise.all(
    Array.from({ length: COLUMNS * ROWS }, (_, i) => drawCell(page * COLUMNS * ROWS + i)),
  );
  const file = path.join(folder, `portraits-${page + 1}.png`);
  await sharp({
    create: { width: COLUMNS * CELL.width, height: ROWS * CELL.height, channels: 3, background: '#ffffff' },
  })
    .composite(cells.flat())
    .png()
    .toFile(file);
  console.log(file);
}
