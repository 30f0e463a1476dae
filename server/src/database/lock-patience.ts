import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';

/** The times of a migration that waits for locks of members. Every later query on the same table waits behind it. */
export interface LockPatience {
  /** After this time the migration gives up, and the queries behind it go on. */
  readonly waitMs: number;
  /** The queries of members have this time before the migration tries again. */
  readonly pauseMs: number;
  readonly tries: number;
}

export const lockPatience: LockPatience = { waitMs: 2000, pauseMs: 3000, tries: 5 };

// PostgreSQL, appendix A: lock_not_available, deadlock_detected.
const lockedOut = new Set(['55P03', '40P01']);

/** Tries again after a pause when another session's lock has stopped the attempt. */
export async function withPatience<Result>(
  { pauseMs, tries }: LockPatience,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !isLockedOut(error)) throw error;
    }
    await pause(pauseMs);
  }
}

export function isLockedOut(error: unknown): boolean {
  return error instanceof DatabaseError && lockedOut.has(error.code ?? '');
}
