import { vi } from 'vitest';

/**
 * Tries until the attempt no longer throws, and returns its result. It waits long, because a busy machine takes seconds
 * to import.
 */
export function until<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: 15_000, interval: 5 });
}
