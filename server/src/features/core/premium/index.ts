export { createPlanFollower } from './follow-changes.ts';
export { personalPremium } from './personal-data.repository.ts';
export { takeDueReminders, takeEndedTrials } from './ends.repository.ts';
export { hasPremium } from './premium-sql.ts';
export { addPeriod, grantDays, readPlan, revokeGiven, revokePeriod, type MovedPeriod } from './premium.repository.ts';
export { forgetTrials } from './start-trial.ts';
