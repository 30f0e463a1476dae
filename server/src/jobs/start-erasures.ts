import { eraseFilesOfDeleted } from '../features/personal-data/index.ts';
import { eraseDueDocuments } from '../features/trust/verifications/index.ts';
import type { CleanupDependencies } from './clean-up.ts';
import { startLoop, type Loop } from './start-loop.ts';

const pauseMs = 30_000;

type ErasureDependencies = Omit<CleanupDependencies, 'onSwept' | 'onSealed' | 'isDraining'>;

/** Regularly removes the files of deleted accounts that a process that died, or a full or slow disk, has left. */
export function startFileErasure(dependencies: ErasureDependencies, pause: number = pauseMs): Loop {
  const options = { name: 'erase files of deleted accounts', pauseMs: pause, on: dependencies };
  return startLoop(options, () => eraseFilesOfDeleted(dependencies));
}

/** Regularly erases documents that no submission holds. */
export function startDocumentErasure(dependencies: ErasureDependencies, pause: number = pauseMs): Loop {
  const erase = async (): Promise<void> => void (await eraseDueDocuments(dependencies));
  return startLoop({ name: 'erase documents that no submission holds', pauseMs: pause, on: dependencies }, erase);
}
