export { dailyLimitReached, dailyLimits, type DailyLimits } from './allowance-rules.ts';
export {
  countDealt,
  giveBackLastSwipe,
  limitOf,
  lockDealt,
  lockDealtToNetwork,
  planOf,
  recordDealt,
  recordDealtToNetwork,
  spend,
} from './allowance-sql.ts';
export { createAllowancesRepository } from './allowances.repository.ts';
export { spendOnce } from './spend-once.ts';
export { personalAllowances } from './personal-data.repository.ts';
