import { existsSync } from 'node:fs';
import path from 'node:path';

/** The place where fetch-test-face.ts puts a real face. */
export const testFaceFile = path.resolve(import.meta.dirname, '../../../../.cache/test-face/astronaut.png');

/** The place where Debian's scikit-image has it. */
const installedFile = '/usr/lib/python3/dist-packages/skimage/data/astronaut.png';

/** A picture of 512x512 px with one real face, or null when it was not fetched. */
export function findTestFace(): string | null {
  return [testFaceFile, installedFile].find((file) => existsSync(file)) ?? null;
}

/** The title of skipped tests. */
export const howToGetTestFace = 'no real face is here: node server/src/testing/images/fetch-test-face.ts fetches one';
