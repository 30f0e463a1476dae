export { createPlanFollower } from './follow-changes.ts';
export { personalPremium } from './personal-data.repository.ts';
export { hasPremium, takeDueReminders } from './premium-sql.ts';
export { createPremiumRepository } from './premium.repository.ts';
