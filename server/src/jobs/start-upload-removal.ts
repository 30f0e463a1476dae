import { removeAbandoned } from '../gateways/files/remove-abandoned.ts';
import { startLoop, type Loop, type LoopWatching } from './start-loop.ts';

const hourMs = 60 * 60 * 1000;

interface UploadRemovalDependencies extends LoopWatching {
  /** The folder that holds the files of uploads during their requests. Another process may use it too. */
  readonly folder: string;
  /** An upload that has not changed for this time was left by a process that was killed, in ms. */
  readonly abandonedMs: number;
  /** Called with the number of removed uploads, unless it is 0. */
  readonly onRemoved: (count: number) => void;
}

/**
 * Removes uploads that killed processes have left, at the start and every hour. Their files are not encrypted, and
 * identity documents are among them.
 */
export function startUploadRemoval(dependencies: UploadRemovalDependencies, pauseMs: number = hourMs): Loop {
  const { folder, abandonedMs, onRemoved } = dependencies;
  const remove = async (): Promise<void> => {
    const count = removeAbandoned(folder, abandonedMs);
    if (count > 0) onRemoved(count);
  };
  return startLoop({ name: 'remove abandoned uploads', pauseMs, on: dependencies }, remove);
}
