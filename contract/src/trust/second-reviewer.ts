import { suspensionAloneDays } from '../limits.ts';
import type { reportDecisions } from '../people/options.ts';

const aloneMs = suspensionAloneDays * 86_400_000;
/** A reviewer's clock may be fast by as much, in ms, so that 30 days chosen there are 30 days. */
const slackMs = 3_600_000;

interface Decided {
  readonly decision: (typeof reportDecisions)[number];
  /** The end of a suspension; null for the others. */
  readonly until: Date | null;
}

export interface Suspension {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Returns true if a decision needs a second reviewer: a ban, or a suspension with which the reviewer would have
 * suspended the member for more than 30 days in a row.
 *
 * @param alone the suspensions of this member that the same reviewer has decided alone
 */
export function needsSecondReviewer(
  { decision, until }: Decided,
  now: Date,
  alone: readonly Suspension[] = [],
): boolean {
  if (decision === 'ban') return true;
  if (decision !== 'suspend' || until === null) return false;
  return msInARow({ from: now, until }, alone) > aloneMs + slackMs;
}

/**
 * The time in ms for which a suspension and those before it last together. Time that two of them cover counts once.
 * Those before a pause of more than 30 days do not count.
 */
function msInARow(last: Suspension, earlier: readonly Suspension[]): number {
  let start = last.from.getTime();
  let total = last.until.getTime() - start;
  for (const { from, until } of earlier.toSorted((one, other) => other.from.getTime() - one.from.getTime())) {
    if (start - until.getTime() > aloneMs) continue;
    total += Math.max(0, Math.min(until.getTime(), start) - from.getTime());
    start = Math.min(start, from.getTime());
  }
  return total;
}
