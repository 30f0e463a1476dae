import { asUnavailable, DatabaseUnavailableError } from '../../database/unavailable.ts';
import type { Outage } from '../../errors/outages.ts';

/** Writing fails with these codes: the disk, or the part of it for this user, is full. */
const fullDisk = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/** One statement that takes too long is no outage. Its line in the log says which one it was. */
const statementTimeout = '57014';

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && fullDisk.has(error.code)) || isDiskFull(error.cause));

/** The outage that has caused this error, or null if it has another cause. */
export function outageOf(error: unknown): Outage | null {
  if (isDiskFull(error)) return 'disk';
  if (hasCode(error, statementTimeout)) return null;
  return asUnavailable(error) instanceof DatabaseUnavailableError ? 'database' : null;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && (('code' in error && error.code === code) || hasCode(error.cause, code));
}
