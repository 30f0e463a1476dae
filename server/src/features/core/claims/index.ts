export { claimCase, endClaim, holdsClaim } from './claim-case.ts';
export { lapsedClaims, type ClaimKind } from './claim-rules.ts';
export { holderOf, isAnyClaimed } from './claim-sql.ts';
export { personalClaims } from './personal-data.repository.ts';
