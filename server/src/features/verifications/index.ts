export { publishDecision, recordDecision } from './decide-verification.ts';
export type { DecisionInput } from './decide-verification.ts';
export { createDecisionsRepository } from './decisions.repository.ts';
export { expireUndecided } from './expire-undecided.ts';
export { eraseDecidedDocuments } from './erase-decided-documents.ts';
export { createReviewsRepository, type ListedStatus, type ReviewRow } from './reviews.repository.ts';
export { releaseClaims } from './verification-sql.ts';
export { sweepDocuments } from './sweep-documents.ts';
export { decideBy, lapsedClaims } from './verification-rules.ts';
