import { planLimits } from '@mwanzo/contract/limits';
import { endOfNairobiDay, nairobiDay } from '@mwanzo/contract/nairobi-day';
import { ApiError } from '../../../errors/api-error.ts';

/** The actions that count against the limits of a day. */
export type Allowance = 'swipes' | 'messages';

/** The daily limits of each plan; null is no limit. */
interface DailyLimits {
  readonly basic: number | null;
  readonly premium: number | null;
}

/** The daily limits of both plans, for example of `swipesPerDay` (docs/product/plans.md). */
export function dailyLimits(of: 'swipesPerDay' | 'messagesPerDay' | 'profilesPerDay'): DailyLimits {
  return { basic: planLimits.basic[of], premium: planLimits.premium[of] };
}

/** So many past days are kept. Only the archive of a member's own data reads them. */
const pastDaysKept = { member: 7, network: 0 };

/** The first Nairobi day that is kept. */
export function firstKeptDay(of: keyof typeof pastDaysKept, now: Date): string {
  return nairobiDay(new Date(now.getTime() - pastDaysKept[of] * 24 * 60 * 60 * 1000));
}

/** The error for a request over the day's limit. It may be repeated after the end of the Nairobi day of `now`. */
export function dailyLimitReached(now: Date): ApiError {
  return new ApiError('daily_limit_reached', {
    retryAfterSeconds: Math.ceil((endOfNairobiDay(now).getTime() - now.getTime()) / 1000),
  });
}
