export { claimCase, endClaim, holdsClaim } from './claim-case.ts';
export { lapsedClaims, type ClaimKind } from './claim-rules.ts';
export { heldCases } from './claim-sql.ts';
export { personalClaims } from './personal-data.repository.ts';
