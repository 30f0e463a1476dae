export { publishDecision, recordDecision } from './decide-verification.ts';
export type { DecisionInput } from './decide-verification.ts';
export { findSubmission } from './decisions.repository.ts';
export { expireUndecided } from './expire-undecided.ts';
export { findVerificationStatus } from './find-verification-status.ts';
export { eraseDecidedDocuments } from './erase-decided-documents.ts';
export { eraseDueDocuments } from './erase-unheld-documents.ts';
export { reopenVerification } from './reopen-verification.ts';
export {
  findReview,
  listDecidedReviews,
  listReviewsByStatus,
  listSubmissionsSince,
  viewPictureOf,
  type ListedStatus,
  type LookAtPicture,
  type ReviewRow,
} from './reviews.repository.ts';
export { screenVerification, type ScreenVerificationDependencies } from './screen-verification.ts';
export { listUnscreened } from './screenings.repository.ts';
export { lookalikeFor, missingForLookalike, type FoundLookalike } from './lookalike-rules.ts';
export { findLookalikes } from './lookalikes.repository.ts';
export { hintsOf } from './screening-rules.ts';
export { decideBy, hasSeenBoth, isOpenForLooks } from './verification-rules.ts';
export { personalVerifications, documentsOf, unheldDocumentsOf } from './personal-data.repository.ts';
export { forgetSubmissions } from './verifications.repository.ts';
