export { recordDecision } from './decide-verification.ts';
export type { DecisionInput } from './decide-verification.ts';
export { eraseDecidedDocuments } from './erase-decided-documents.ts';
export { createReviewsRepository, type ListedStatus, type ReviewRow } from './reviews.repository.ts';
export { sweepDocuments } from './sweep-documents.ts';
export { decideBy, lapsedClaims } from './verification-rules.ts';
