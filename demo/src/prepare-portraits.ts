import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { photoLimits } from '@mwanzo/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { demoPeople } from './data/people.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';

/** Rendering takes about 15 s, so the portraits are rendered once and kept outside the data folder. */
export const portraitsFolder = path.resolve(import.meta.dirname, '../dist/portraits');

export const portraitSize = { width: 1080, height: 1350 } as const;
const { widths } = photoLimits;
/** Effort 2 takes half the time of the default, 4, for 5 % more bytes. */
const encoding = { quality: 78, effort: 2 } as const;
/** An SVG is drawn at 72 dpi by default. Rendered at its final size it keeps sharp edges. */
const dotsPerInch = (72 * portraitSize.width) / 800;

/** Renders all portraits into `folder`, unless it already holds portraits of the current recipes. */
export async function preparePortraits(folder: string = portraitsFolder): Promise<void> {
  const drawings = demoPeople.map((person) => ({ key: person.key, svg: drawPortrait(person.portrait) }));
  const digest = createHash('sha256').update(JSON.stringify(drawings)).digest('hex');
  const stamp = path.join(folder, 'digest');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) {
    // A stamp newer than the recipes tells `npm start` that the portraits are up to date.
    const now = new Date();
    utimesSync(stamp, now, now);
    return;
  }

  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await Promise.all(drawings.map(({ key, svg }) => renderPortrait(draft, key, svg)));
  writeFileSync(path.join(draft, 'digest'), digest);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

async function renderPortrait(folder: string, key: string, svg: string): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg), { density: dotsPerInch })
    .resize(portraitSize.width, portraitSize.height)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const master = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  for (const width of widths) {
    await master
      .clone()
      .resize({ width })
      .webp(encoding)
      .toFile(path.join(folder, `${key}-${width}.webp`));
  }
  writeFileSync(path.join(folder, `${key}.thumbhash`), await thumbhashOf(master));
}

async function thumbhashOf(master: Sharp): Promise<string> {
  const { data, info } = await master.clone().resize(80, 100).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
