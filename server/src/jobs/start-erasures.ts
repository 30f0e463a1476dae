import { eraseFilesOfDeleted } from '../features/personal-data/index.ts';
import { eraseDueDocuments } from '../features/verifications/index.ts';
import type { CleanupDependencies } from './clean-up.ts';
import { startLoop, type Loop } from './start-loop.ts';

const pauseMs = 30_000;

/**
 * Regularly removes the files of deleted accounts, and documents that no submission holds. Such files are left by a
 * process that died, or by a disk that was full or slow.
 */
export function startErasures(
  dependencies: Omit<CleanupDependencies, 'onSwept' | 'onSealed' | 'isDraining'>,
  pause: number = pauseMs,
): Loop {
  const { onFailure } = dependencies;
  const failed = (job: string) => (error: unknown) => onFailure(job, error);
  const erase = async () => {
    await eraseFilesOfDeleted(dependencies).catch(failed('erase files of deleted accounts'));
    await eraseDueDocuments(dependencies);
  };
  return startLoop(pause, erase, failed('erase documents that no submission holds'));
}
