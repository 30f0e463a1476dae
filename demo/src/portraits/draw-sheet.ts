// Draws contact sheets of all demo people, for a look at the result after a look or the portrait generator has changed.
// Usage: node demo/src/portraits/draw-sheet.ts OUTPUT_FOLDER
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { demoPeople } from '../data/people.ts';
import { drawPortrait } from './draw-portrait.ts';

const columns = 6;
const rows = 4;
const cell = { width: 240, height: 326, photoHeight: 300 };

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node demo/src/portraits/draw-sheet.ts OUTPUT_FOLDER');
  process.exit(1);
}

async function drawCell(index: number): Promise<OverlayOptions[]> {
  const person = demoPeople[index];
  if (person === undefined) return [];
  const place = index % (columns * rows);
  const left = (place % columns) * cell.width;
  const top = Math.floor(place / columns) * cell.height;
  const photo = await sharp(Buffer.from(drawPortrait(person.portrait)))
    .resize(cell.width, cell.photoHeight)
    .png()
    .toBuffer();
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="26"><text x="6" y="18" font-family="sans-serif" font-size="14">${person.key} ${person.age} ${person.town}</text></svg>`,
  );
  return [
    { input: photo, left, top },
    { input: label, left, top: top + cell.photoHeight },
  ];
}

await mkdir(folder, { recursive: true });
for (let page = 0; page * columns * rows < demoPeople.length; page += 1) {
  const cells = await Promise.all(
    Array.from({ length: columns * rows }, (_, i) => drawCell(page * columns * rows + i)),
  );
  const file = path.join(folder, `portraits-${page + 1}.png`);
  await sharp({
    create: { width: columns * cell.width, height: rows * cell.height, channels: 3, background: '#ffffff' },
  })
    .composite(cells.flat())
    .png()
    .toFile(file);
  console.log(file);
}
