import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { unlessMissing } from '../../gateways/files/unless-missing.ts';
import { movedEntries } from '../backup/data-entries.ts';
import type { NamedFile } from '../backup/named-files.ts';
import { hashStream } from '../backup/write-hashed.ts';

/** The paths of all files that move with an installation, below its DATA_DIR. */
async function* listMoved(dataDir: string): AsyncGenerator<string> {
  for (const name of movedEntries) yield* walk(dataDir, name);
}

/** Folders may be links to another disk, so they are followed. */
async function* walk(dataDir: string, place: string): AsyncGenerator<string> {
  const full = path.join(dataDir, place);
  const found = await unlessMissing(stat(full));
  if (found?.isFile()) yield place;
  if (!found?.isDirectory()) return;
  for (const name of (await readdir(full)).toSorted()) yield* walk(dataDir, path.join(place, name));
}

export async function* readMoved(dataDir: string): AsyncGenerator<NamedFile> {
  for await (const place of listMoved(dataDir)) yield { path: place, bytes: await readFile(path.join(dataDir, place)) };
}

export interface ComparedFiles {
  readonly count: number;
  readonly bytes: number;
  /** The paths of files that are only in one of the folders, or are not the same. */
  readonly different: readonly string[];
}

/** Reads all files of both folders, and compares them. */
export async function compareFiles(one: string, other: string): Promise<ComparedFiles> {
  const different: string[] = [];
  let [count, bytes] = [0, 0];
  for await (const place of listMoved(one)) {
    const [first, second] = [await hashFile(path.join(one, place)), await hashFile(path.join(other, place))];
    if (first === null || first.sha256 !== second?.sha256) different.push(place);
    count += 1;
    bytes += first?.bytes ?? 0;
  }
  for await (const place of listMoved(other))
    if ((await unlessMissing(stat(path.join(one, place)))) === null) different.push(place);
  return { count, bytes, different };
}

const hashFile = (file: string) => unlessMissing(hashStream(createReadStream(file)));
