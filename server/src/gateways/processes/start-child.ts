import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { ApiError } from '../../errors/api-error.ts';

const retryAfterSeconds = 5;

/**
 * Starts a child process and waits until it runs. Until then it may have no streams and no channel.
 *
 * @throws ApiError unavailable when it cannot be started, for example because there are too many open files
 */
export async function startChild<Child extends ChildProcess>(start: () => Child): Promise<Child> {
  try {
    const child = start();
    // Without a listener, an error of the child would end this process, even a later one.
    child.on('error', () => {});
    await once(child, 'spawn');
    return child;
  } catch (error) {
    throw new ApiError('unavailable', { retryAfterSeconds, cause: error });
  }
}
