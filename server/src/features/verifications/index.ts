export { claimMs, recordDecision } from './decide-verification.ts';
export type { DecisionInput } from './decide-verification.ts';
export { eraseDecidedDocuments } from './erase-decided-documents.ts';
export { sweepDocuments } from './sweep-documents.ts';
export { decideBy } from './verification-rules.ts';
