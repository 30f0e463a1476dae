export { createPlanFollower } from './follow-changes.ts';
export { personalPremium } from './personal-data.repository.ts';
export { hasPremium, takeDueReminders } from './premium-sql.ts';
export { createPremiumRepository, type MovedPeriod } from './premium.repository.ts';
