import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  demoPictures,
  demoPortraits,
  isRendered,
  picturesFolder,
  renderPicture,
  sourcesDigest,
  type DemoPicture,
} from './picture-files.ts';

/**
 * Renders all portraits into `folder`, unless it already holds portraits of the current recipes. The other pictures of
 * outdated recipes are removed; those of the current ones are rendered later, while the server runs.
 */
export async function preparePortraits(folder: string = picturesFolder): Promise<void> {
  const digest = sourcesDigest();
  const stamp = path.join(folder, 'digest');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) {
    // A stamp newer than the recipes tells `npm start` that the portraits are up to date.
    const now = new Date();
    utimesSync(stamp, now, now);
    return;
  }

  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await renderAll(draft, demoPortraits);
  writeFileSync(path.join(draft, 'digest'), digest);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** Renders the portraits and then everything else that is missing. */
export async function prepareAllPictures(folder: string = picturesFolder): Promise<void> {
  await preparePortraits(folder);
  await renderAll(
    folder,
    demoPictures.filter((picture) => !isRendered(folder, picture)),
  );
}

/** As many pictures at a time as there are processors. */
async function renderAll(folder: string, pictures: readonly DemoPicture[]): Promise<void> {
  const waiting = [...pictures];
  const renderNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await renderPicture(folder, next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, renderNext));
}
