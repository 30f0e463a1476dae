import type { reportDecisions } from '@mwanzo/contract/people/options';

interface Decided {
  readonly decision: (typeof reportDecisions)[number];
  /** The sanction that a second reviewer has to confirm; null if there is none. */
  readonly asks: { readonly decision: 'ban' | 'suspend' } | null;
}

/** The action in the audit of a decision about a case. */
export function auditedDecision({ decision, asks }: Decided): string {
  if (!asks) return `${decision}_report`;
  return asks.decision === 'ban' ? 'ask_ban' : 'ask_suspension';
}

/** The sanction that was requested: a suspension has an end. */
export const askedSanction = (until: Date | null): 'ban' | 'suspend' => (until === null ? 'ban' : 'suspend');

/** The action in the audit of the answer to a requested sanction. */
export function auditedAnswer(answer: 'confirm' | 'decline', until: Date | null): string {
  return `${answer}_${until === null ? 'ban' : 'suspension'}`;
}
