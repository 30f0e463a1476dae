import { readFileSync } from 'node:fs';
import { listFiles } from './list-files.ts';

/** The paths of the files below a folder that hold any of these bytes or words. */
export function findInFiles(folder: string, wanted: readonly (string | Buffer)[]): string[] {
  return listFiles(folder).filter((file) => {
    const bytes = readFileSync(file);
    return wanted.some((each) => bytes.includes(each));
  });
}
