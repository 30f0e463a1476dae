import { removeAbandoned } from '../gateways/files/remove-abandoned.ts';
import { startLoop, type Loop } from './start-loop.ts';

const hourMs = 60 * 60 * 1000;

interface UploadRemovalDependencies {
  /** It holds the files of uploads while their requests are handled. Another process may use it too. */
  readonly folder: string;
  /** An upload that has not changed for so long, in ms, is of a process that was killed. */
  readonly abandonedMs: number;
  /** Called with how many were removed, if any were. */
  readonly onRemoved: (count: number) => void;
  readonly onFailure: (job: string, error: unknown) => void;
}

/**
 * Removes the uploads that killed processes have left, now and every hour. Their files are not encrypted, and identity
 * documents are among them.
 */
export function startUploadRemoval(dependencies: UploadRemovalDependencies, pauseMs: number = hourMs): Loop {
  const { folder, abandonedMs, onRemoved, onFailure } = dependencies;
  const remove = async (): Promise<void> => {
    const count = removeAbandoned(folder, abandonedMs);
    if (count > 0) onRemoved(count);
  };
  return startLoop(pauseMs, remove, (error) => onFailure('remove abandoned uploads', error));
}
