import { ApiError } from '@mwanzo/contract/api-error';
import { planLimits } from '@mwanzo/contract/limits';
import { endOfNairobiDay } from '@mwanzo/contract/nairobi-day';

/** How many a day each plan allows; null is no limit. */
export interface DailyLimits {
  readonly basic: number | null;
  readonly premium: number | null;
}

/** The daily limits of both plans, for example of `swipesPerDay` (docs/product.md, "Plans and daily limits"). */
export function dailyLimits(of: 'swipesPerDay' | 'messagesPerDay' | 'profilesPerDay'): DailyLimits {
  return { basic: planLimits.basic[of], premium: planLimits.premium[of] };
}

/** The refusal of whatever is over the day's limit: it may be tried again when the Nairobi day of `now` has ended. */
export function dailyLimitReached(now: Date): ApiError {
  return new ApiError('daily_limit_reached', {
    retryAfterSeconds: Math.ceil((endOfNairobiDay(now).getTime() - now.getTime()) / 1000),
  });
}
