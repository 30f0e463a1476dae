/** A suspension, or a ban, which has no end, and the case whose decision it is. */
export interface Restriction {
  readonly kind: 'suspended' | 'banned';
  readonly until: Date | null;
  readonly caseId: number;
}

/** Returns true if a restriction takes the place of another. A suspension replaces no ban, and none that ends later. */
export function replaces(next: Restriction, current: Restriction | null): boolean {
  if (current === null || next.kind === 'banned') return true;
  if (current.kind === 'banned' || next.until === null) return false;
  return current.until === null || current.until <= next.until;
}

/** Returns true if a restriction ends: with the decision of its case, or once its time is over. */
export function isLifted(current: Restriction, { caseId, now }: { caseId: number | null; now: Date }): boolean {
  return current.caseId === caseId || (current.until !== null && current.until <= now);
}
