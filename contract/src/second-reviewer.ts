import { suspensionAloneDays } from './limits.ts';
import type { reportDecisions } from './options.ts';

const dayMs = 86_400_000;
/** A reviewer's clock may be fast by as much, in ms, so that 30 days chosen there are 30 days. */
const slackMs = 3_600_000;

interface Decided {
  readonly decision: (typeof reportDecisions)[number];
  /** The end of a suspension; null for the others. */
  readonly until: Date | null;
}

/** Returns true if a decision needs a second reviewer: a ban, or a suspension that ends later than 30 days from now. */
export function needsSecondReviewer({ decision, until }: Decided, now: Date): boolean {
  if (decision === 'ban') return true;
  if (decision !== 'suspend' || until === null) return false;
  return until.getTime() - now.getTime() > suspensionAloneDays * dayMs + slackMs;
}
