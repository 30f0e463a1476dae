import type { DocumentLooksState } from '@mwanzo/contract/trust/document-looks';

/**
 * Returns true if a picture that was refused is to be fetched again: a colleague has allowed more documents, or the
 * reviewer's question has ended without a no, because its hour is over.
 */
export function mayOpenAgain(before: DocumentLooksState | undefined, after: DocumentLooksState | undefined): boolean {
  if (!before || !after) return false;
  return after.max > before.max || (before.own !== null && after.own === null);
}
