import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photoLimits } from '@mwanzo/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { DemoPerson } from './data/demo-person.ts';
import { demoPeople } from './data/people.ts';
import { drawPicture } from './portraits/draw-picture.ts';
import { planPictures, type PicturePlan } from './portraits/scenes/plan.ts';

/** Rendering takes a while, so pictures are rendered once and kept outside the data folder. */
export const picturesFolder = path.resolve(import.meta.dirname, '../dist/portraits');

export const pictureSize = { width: 1080, height: 1350 } as const;
/** Effort 2 takes half the time of the default, 4, for 5 % more bytes. */
const encoding = { quality: 78, effort: 2 } as const;
/** An SVG is drawn at 72 dpi by default. Rendered at its final size it keeps sharp edges. */
const dotsPerInch = (72 * pictureSize.width) / 800;

/** One picture of a demo person. The portrait has the index 0. */
export interface DemoPicture {
  readonly person: DemoPerson;
  readonly index: number;
  readonly plan: PicturePlan;
}

export function picturesOf(person: DemoPerson): readonly DemoPicture[] {
  return planPictures(person).map((plan, index) => ({ person, index, plan }));
}

export const demoPictures: readonly DemoPicture[] = demoPeople.flatMap(picturesOf);
export const demoPortraits = demoPictures.filter(({ index }) => index === 0);

/** The name of a picture's files, without width and ending. */
export function pictureName({ person, index }: DemoPicture): string {
  return index === 0 ? person.key : `${person.key}-${index + 1}`;
}

export function isRendered(folder: string, picture: DemoPicture): boolean {
  return existsSync(path.join(folder, `${pictureName(picture)}.thumbhash`));
}

/** Renders a picture in all widths. The thumbhash is written last and shows that the picture is complete. */
export async function renderPicture(folder: string, picture: DemoPicture): Promise<void> {
  const name = pictureName(picture);
  const svg = drawPicture(picture.person.portrait, picture.plan);
  const { data, info } = await sharp(Buffer.from(svg), { density: dotsPerInch })
    .resize(pictureSize.width, pictureSize.height)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const master = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  for (const width of photoLimits.widths) {
    const bytes = await master.clone().resize({ width }).webp(encoding).toBuffer();
    await writeWhole(path.join(folder, `${name}-${width}.webp`), bytes);
  }
  await writeWhole(path.join(folder, `${name}.thumbhash`), await thumbhashOf(master));
}

/** Another process may render the same picture at the same time: nobody ever reads half a file. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function thumbhashOf(master: Sharp): Promise<string> {
  const { data, info } = await master.clone().resize(80, 100).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Changes with everything that decides how a picture looks: the code that draws, and the people. */
export function sourcesDigest(): string {
  const hash = createHash('sha256');
  const folders = ['portraits', 'data'].map((name) => path.join(import.meta.dirname, name));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:portraits.*|people|looks)\.ts$/.test(path.join(folder, name)))
      .map((name) => path.join(folder, name)),
  );
  for (const file of [...files.toSorted(), path.join(import.meta.dirname, 'picture-files.ts')]) {
    hash.update(path.basename(file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
