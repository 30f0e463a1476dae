import { takeBackMinutes } from '@mwanzo/contract/limits';

/** The kinds of decisions, each with its actions in the audit. */
export const decisionActions = {
  verification: ['approve', 'reject', 'request_new'],
  change: ['approve_change', 'reject_change'],
  photo: ['approve_photo', 'reject_photo'],
  report: [
    'dismiss_report',
    'warn_report',
    'suspend_report',
    'ask_ban',
    'ask_suspension',
    'confirm_ban',
    'decline_ban',
    'confirm_suspension',
    'decline_suspension',
  ],
  appeal: ['uphold_appeal', 'lift_appeal'],
} as const;
export type DecisionKind = keyof typeof decisionActions;

/**
 * Decisions that stand: two reviewers have agreed, a file is gone, a photo was seen by everybody, or a member whom an
 * appeal has freed is back.
 */
const standing: readonly string[] = [
  'approve_photo',
  'reject_photo',
  'confirm_ban',
  'decline_ban',
  'confirm_suspension',
  'decline_suspension',
  'lift_appeal',
];

const takeBackMs = takeBackMinutes * 60_000;

/** Decisions made at or before this time stand. */
export function standingSince(now: Date): Date {
  return new Date(now.getTime() - takeBackMs);
}

/** Returns the kind of a decision; null if the action of the audit is none. */
export function kindOf(action: string): DecisionKind | null {
  const found = Object.entries(decisionActions).find(([, actions]) => (actions as readonly string[]).includes(action));
  return found ? (found[0] as DecisionKind) : null;
}

interface MadeDecision {
  readonly action: string;
  readonly decidedBy: number | null;
  readonly decidedAt: Date;
  /** True if nothing was decided or taken back in the same case since. */
  readonly isNewest: boolean;
  /** False if nothing is kept of what it changed: of a photo and a gender, unlike of a name. */
  readonly isKept: boolean;
}

/**
 * Returns the time until which this reviewer may take a decision back; null if it stands for them. Only who decided
 * may, for ten minutes.
 */
export function takeBackUntil(
  { action, decidedBy, decidedAt, isNewest, isKept }: MadeDecision,
  moderatorId: number,
  now: Date,
): Date | null {
  if (kindOf(action) === null || standing.includes(action)) return null;
  if (decidedBy !== moderatorId || !isNewest || !isKept || decidedAt <= standingSince(now)) return null;
  return new Date(decidedAt.getTime() + takeBackMs);
}
