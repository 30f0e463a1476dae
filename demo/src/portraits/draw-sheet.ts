// Draws contact sheets of all demo people, for a look at the result after a look or the generator has changed: a row of
// pictures for each person, and all portraits together at the size of an avatar.
// Usage: node demo/src/portraits/draw-sheet.ts OUTPUT_FOLDER
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { demoPeople } from '../data/people.ts';
import { picturesOf, type DemoPicture } from '../picture-files.ts';
import { drawPicture } from './draw-picture.ts';

const rows = 10;
const cell = { width: 240, height: 326, photoHeight: 300 };
const avatar = 64;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node demo/src/portraits/draw-sheet.ts OUTPUT_FOLDER');
  process.exit(1);
}

function render({ person, plan }: DemoPicture, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(person.portrait, plan)))
    .resize(width, height, { position: 'top' })
    .png()
    .toBuffer();
}

async function drawCell(picture: DemoPicture, row: number): Promise<OverlayOptions[]> {
  const { person, index, plan } = picture;
  const left = index * cell.width;
  const top = row * cell.height;
  const words =
    plan.kind === 'portrait' ? `${person.key} ${person.age} ${person.town}` : `${plan.activity} ${plan.place}`;
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="26"><text x="6" y="18" font-family="sans-serif" font-size="14">${words}</text></svg>`,
  );
  return [
    { input: await render(picture, cell.width, cell.photoHeight), left, top },
    { input: label, left, top: top + cell.photoHeight },
  ];
}

async function save(name: string, width: number, height: number, cells: OverlayOptions[]): Promise<void> {
  const file = path.join(folder ?? '', name);
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(cells)
    .png()
    .toFile(file);
  console.log(file);
}

await mkdir(folder, { recursive: true });
for (let page = 0; page * rows < demoPeople.length; page += 1) {
  const people = demoPeople.slice(page * rows, (page + 1) * rows);
  const cells = await Promise.all(
    people.flatMap((person, row) => picturesOf(person).map((picture) => drawCell(picture, row))),
  );
  await save(`pictures-${page + 1}.png`, 4 * cell.width, rows * cell.height, cells.flat());
}
const columns = 20;
const avatars = demoPeople.map(async (person, i): Promise<OverlayOptions[]> => {
  const [portrait] = picturesOf(person);
  if (!portrait) return [];
  const input = await render(portrait, avatar, avatar);
  return [{ input, left: (i % columns) * avatar, top: Math.floor(i / columns) * avatar }];
});
const all = await Promise.all(avatars);
await save('avatars.png', columns * avatar, Math.ceil(all.length / columns) * avatar, all.flat());
