import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../testing/list-files.ts';
import { now } from './concern.fixture.ts';

/** A change of a row or a file, or something told to these members. */
export interface Deed {
  readonly name: string;
  /** The row, or the path of the file. Null for what is told. */
  readonly thing: string | null;
  /** The members and other rows that it names. */
  readonly named: readonly string[];
}

const stateOf = (file: string): string => {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
};

const deed = (name: string, file: string): Deed => ({ name: `file:${name}`, thing: file, named: [] });

/** Notes which files of a folder are new, changed or gone. New ones get the time of the world. */
export function noteFiles(folder: string) {
  const dated = new Set<string>();
  let known = new Map<string, string>();

  /** Sets the time of a file, and of the folder that holds it. */
  function date(file: string, at: Date): void {
    for (const each of [file, path.dirname(file)]) utimesSync(each, at, at);
    dated.add(file);
  }

  function takeChanges(): Deed[] {
    const deeds: Deed[] = [];
    const found = new Map<string, string>();
    for (const file of listFiles(folder)) {
      if (!known.has(file)) deeds.push(deed('insert', file));
      else if (known.get(file) !== stateOf(file)) deeds.push(deed('update', file));
      if (!known.has(file) && !dated.has(file)) date(file, now);
      found.set(file, stateOf(file));
    }
    for (const file of known.keys()) if (!found.has(file)) deeds.push(deed('delete', file));
    known = found;
    return deeds;
  }

  return { date, takeChanges };
}
