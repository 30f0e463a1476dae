export { claimCase, endClaim, holdsClaim } from './claim-case.ts';
export { lapsedClaims } from './claim-rules.ts';
export { holderOf } from './claim-sql.ts';
export { personalClaims } from './personal-data.repository.ts';
