export {
  listAskedSanctions,
  listCasesSince,
  listOpenAppeals,
  listSecondLooks,
  type CountedCase,
} from './cases.repository.ts';
export type { QueuedReview, QueueReader } from './reviewer-rules.ts';
export { createRestrictions } from './member-decisions.ts';
export { forgetEvidence } from './forget-evidence.ts';
export { tellOfAskedSanctions } from './tell-of-asked-sanctions.ts';
export { reopenAppeal, reopenCase } from './reopen-case.ts';
export { openWarnedCases } from './open-warned-cases.ts';
export { hasOpenCase, mayReview, selectQueued } from './reviewer-sql.ts';
export { mayReviewNow } from './decided-cases.repository.ts';
export { tellMembers } from './tell-members.ts';
export { personalReports } from './personal-data.repository.ts';
