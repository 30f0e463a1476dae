import type { Restriction } from '../../core/members/index.ts';
import type { ReportDecision } from './case-rules.ts';

interface Decided {
  readonly decision: ReportDecision;
  /** The sanction that a second reviewer has to confirm; null if there is none. */
  readonly asks: { readonly decision: 'ban' | 'suspend' } | null;
}

interface DecidedAgainst {
  readonly id: number;
  readonly decision: ReportDecision;
  readonly until: Date | null;
  readonly appealOutcome: 'uphold' | 'lift' | null;
}

/** The decision that still restricts a member; of several, a ban or the one that ends last. Null if there is none. */
export function standingSanction(decisions: readonly DecidedAgainst[], now: Date): Restriction | null {
  const standing = decisions.filter(({ appealOutcome }) => appealOutcome !== 'lift');
  const ban = standing.find(({ decision }) => decision === 'ban');
  if (ban) return { kind: 'banned', until: null, caseId: ban.id };
  const suspended = standing.flatMap(({ id: caseId, decision, until }) =>
    decision === 'suspend' && until !== null && until > now ? [{ caseId, until }] : [],
  );
  const [last] = suspended.toSorted((one, other) => other.until.getTime() - one.until.getTime());
  return last ? { kind: 'suspended', ...last } : null;
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
