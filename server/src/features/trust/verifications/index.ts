export { publishDecision, recordDecision } from './decide-verification.ts';
export type { DecisionInput } from './decide-verification.ts';
export { lockProfileOfSubmitter } from './decisions.repository.ts';
export { expireUndecided } from './expire-undecided.ts';
export { findVerificationStatus } from './find-verification-status.ts';
export { eraseDecidedDocuments } from './erase-decided-documents.ts';
export { eraseDueDocuments } from './erase-unheld-documents.ts';
export { keepIdentityDocument } from './identity-documents.repository.ts';
export { reopenVerification } from './reopen-verification.ts';
export {
  findReview,
  hasLookedAtBoth,
  listReviews,
  viewPictureOf,
  type ListedStatus,
  type LookAtPicture,
  type ReviewRow,
} from './reviews.repository.ts';
export { listUnscreened, screenVerification, type ScreenVerificationDependencies } from './screen-verification.ts';
export { lookalikeFor, missingForLookalike, type FoundLookalike } from './lookalike-rules.ts';
export { findLookalikes, hasLookedAtLookalike } from './lookalikes.repository.ts';
export { hintsOf } from './screening-rules.ts';
export { submissionsSince } from './verification-sql.ts';
export { decideBy, isOpenForLooks } from './verification-rules.ts';
export { personalVerifications, documentsOf, unheldDocumentsOf } from './personal-data.repository.ts';
export { forgetSubmissions } from './verifications.repository.ts';
