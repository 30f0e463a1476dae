export {
  appealsForOthers,
  askedSanctions,
  casesSince,
  hasOpenCase,
  secondLooksSince,
  waitingAppeals,
} from './case-sql.ts';
export { createRestrictions } from './member-decisions.ts';
export { forgetEvidence } from './forget-evidence.ts';
export { tellOfAskedSanctions } from './tell-of-asked-sanctions.ts';
export { reopenAppeal, reopenCase } from './reopen-case.ts';
export { openWarnedCases } from './open-warned-cases.ts';
export { mayReview } from './reviewer-sql.ts';
export { mayReviewNow, tellMembers, withdrawFrom } from './tell-members.repository.ts';
export { personalReports } from './personal-data.repository.ts';
