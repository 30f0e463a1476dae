import { vi } from 'vitest';

/** Tries until it no longer throws, and returns what it returns. It waits long: a busy machine takes seconds to import. */
export function until<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: 15_000, interval: 5 });
}
