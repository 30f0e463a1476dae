export { dailyLimitReached, dailyLimits, type DailyLimits } from './allowance-rules.ts';
export { countServed, lockServed, planOf, recordServed, spend } from './allowance-sql.ts';
export { createAllowancesRepository, giveBack, giveBackLastSwipe, lockLastSwipe } from './allowances.repository.ts';
export { personalAllowances } from './personal-data.repository.ts';
