export { dailyLimitReached, dailyLimits } from './allowance-rules.ts';
export { planOf, servedTo, spend } from './allowance-sql.ts';
export {
  createAllowancesRepository,
  giveBack,
  giveBackLastSwipe,
  lockLastSwipe,
  recordServed,
} from './allowances.repository.ts';
export { personalAllowances } from './personal-data.repository.ts';
