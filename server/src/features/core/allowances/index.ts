export { dailyLimitReached, dailyLimits, firstKeptDay } from './allowance-rules.ts';
export { planOf, servedOn, servedTo, spend } from './allowance-sql.ts';
export {
  forgetDays,
  forgetNetworks,
  giveBackLastSwipe,
  giveBackMessage,
  giveBackSwipe,
  lockLastSwipe,
  recordServed,
} from './allowances.repository.ts';
export { personalAllowances } from './personal-data.repository.ts';
