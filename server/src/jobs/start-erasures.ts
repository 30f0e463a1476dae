import { eraseFilesOfDeleted } from '../features/personal-data/index.ts';
import { eraseDueDocuments } from '../features/trust/verifications/index.ts';
import type { CleanupDependencies } from './clean-up.ts';
import { startLoop, type Loop } from './start-loop.ts';

const pauseMs = 30_000;

type ErasureDependencies = Omit<CleanupDependencies, 'onSwept' | 'onSealed' | 'isDraining'>;

/** Regularly removes the files of deleted accounts that a process that died, or a full or slow disk, has left. */
export function startFileErasure(dependencies: ErasureDependencies, pause: number = pauseMs): Loop {
  return startLoop(
    pause,
    () => eraseFilesOfDeleted(dependencies),
    (error) => dependencies.onFailure('erase files of deleted accounts', error),
  );
}

/** Regularly erases documents that no submission holds. */
export function startDocumentErasure(dependencies: ErasureDependencies, pause: number = pauseMs): Loop {
  const erase = async (): Promise<void> => void (await eraseDueDocuments(dependencies));
  return startLoop(pause, erase, (error) => dependencies.onFailure('erase documents that no submission holds', error));
}
