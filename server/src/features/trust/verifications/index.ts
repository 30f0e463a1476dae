export { publishDecision, recordDecision } from './decide-verification.ts';
export type { DecisionInput } from './decide-verification.ts';
export { askForLostDocuments, expireUndecided } from './expire-undecided.ts';
export { findVerificationStatus } from './find-verification-status.ts';
export { eraseDecidedDocuments } from './erase-decided-documents.ts';
export { eraseDueDocuments } from './erase-unheld-documents.ts';
export { reopenVerification } from './reopen-verification.ts';
export {
  findReview,
  findSubmission,
  listDecidedReviews,
  listReviewsByStatus,
  listSubmissionsSince,
  viewPictureOf,
  type ListedStatus,
  type LookAtPicture,
  type ReviewRow,
} from './reviews.repository.ts';
export { screenVerification, type ScreenVerificationDependencies } from './screen-verification.ts';
export { countPending, findLookalikes, listUnscreened } from './screenings.repository.ts';
export { lookalikeFor, missingForLookalike, type FoundLookalike } from './lookalike-rules.ts';
export { hintsOf } from './screening-rules.ts';
export { decideBy, hasSeenBoth, isOpenForLooks } from './verification-rules.ts';
export { personalVerifications, documentsOf, unheldDocumentsOf } from './personal-data.repository.ts';
export { forgetPoses, forgetSubmissions, listDocumentKeys } from './verifications.repository.ts';
