import { endOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import { readOwn, writeOwn } from '../../api/own-storage.ts';
import { RequestError } from '../../api/request-error.ts';
import { removeStored } from '../../device/member-storage.ts';
import { dayLimits, refusedReceivers, type LimitKind } from './day-limits.ts';

/**
 * Returns the time when a limit ends, if the error says that it is used up; otherwise undefined. @param now ms since
 * the epoch
 */
export function limitEnd(error: unknown, now: number): number | undefined {
  if (!(error instanceof RequestError) || error.code !== 'daily_limit_reached') return undefined;
  const { retryAfterSeconds } = error;
  return retryAfterSeconds === undefined ? endOfNairobiDay(new Date(now)).getTime() : now + retryAfterSeconds * 1000;
}

/** @returns true if the error says that a daily limit is used up; screens then show the limit in place of an error */
export function noteLimit(kind: LimitKind, error: unknown): boolean {
  const end = limitEnd(error, Date.now());
  if (end !== undefined) dayLimits.write({ ...dayLimits.read(), [kind]: end });
  return end !== undefined;
}

/** Lifts a limit, because its day is over. */
export function liftLimit(kind: LimitKind): void {
  const { [kind]: _, ...others } = dayLimits.read();
  dayLimits.write(others);
  if (kind === 'messages') refusedReceivers.write(new Set());
}

/** A message to somebody who was refused one today may be tried again. */
export function forgetRefusal(receiver: number): void {
  const others = new Set(refusedReceivers.read());
  if (others.delete(receiver)) refusedReceivers.write(others);
}

const key = 'mwanzo.limits';
const kinds = ['swipes', 'messages', 'profiles'] as const satisfies readonly LimitKind[];

/** A limit ends at midnight at the latest. A later time comes from a wrong clock. */
const aheadMillisecondsMax = 24 * 3_600_000;

/** Reads the limits that an earlier page has stored for this member and that still hold. */
function readKept(now: number): Partial<Record<LimitKind, number>> {
  const kept = readOwn(key) ?? {};
  const holds = (end: unknown) => typeof end === 'number' && end > now && end <= now + aheadMillisecondsMax;
  return Object.fromEntries(kinds.filter((kind) => holds(kept[kind])).map((kind) => [kind, kept[kind]]));
}

function keep(): void {
  const limits = dayLimits.read();
  if (Object.keys(limits).length === 0) removeStored(key);
  else writeOwn(key, limits);
}

dayLimits.write({ ...readKept(Date.now()), ...dayLimits.read() });
dayLimits.subscribe(keep);
