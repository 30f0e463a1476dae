import { eraseFilesOfDeleted } from '../features/personal-data/index.ts';
import type { CleanupDependencies } from './clean-up.ts';
import { startLoop, type Loop } from './start-loop.ts';

const pauseMs = 30_000;

/**
 * Removes the files of deleted accounts, now and again: those of a process that died in the middle, and those that a full
 * or slow disk would not let go.
 */
export function startErasures(dependencies: CleanupDependencies, pause: number = pauseMs): Loop {
  const erase = () => eraseFilesOfDeleted(dependencies);
  return startLoop(pause, erase, (error) => dependencies.onFailure('erase files of deleted accounts', error));
}
