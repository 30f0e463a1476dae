export { createPlanFollower } from './follow-changes.ts';
export { personalPremium } from './personal-data.repository.ts';
export { hasPremium, takeDueReminders, takeEndedTrials } from './premium-sql.ts';
export { createPremiumRepository, type MovedPeriod } from './premium.repository.ts';
export { forgetTrials } from './start-trial.ts';
