export { dailyLimitReached, dailyLimits, type DailyLimits } from './allowance-rules.ts';
export { countDealt, giveBackLastSwipe, limitOf, lockDealt, planOf, recordDealt, spend } from './allowance-sql.ts';
export { createAllowancesRepository } from './allowances.repository.ts';
export { spendOnce } from './spend-once.ts';
