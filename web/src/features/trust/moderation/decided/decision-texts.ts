import { decided } from '../../../../i18n/decided.ts';
import type { Message } from '../../../../i18n/define-messages.ts';
import { t } from '../../../../i18n/translate.ts';
import type { DecisionEntry } from './decided-queries.ts';

const outcomes: Partial<Record<string, Message>> = {
  approve: decided.approved,
  reject: decided.refused,
  request_new: decided.askedAgain,
  approve_change: decided.approved,
  reject_change: decided.refused,
  approve_photo: decided.approved,
  reject_photo: decided.refused,
  dismiss_report: decided.dismissed,
  warn_report: decided.warned,
  suspend_report: decided.suspended,
  ask_ban: decided.banAsked,
  ask_suspension: decided.suspensionAsked,
  confirm_ban: decided.confirmed,
  confirm_suspension: decided.confirmed,
  decline_ban: decided.declined,
  decline_suspension: decided.declined,
  uphold_appeal: decided.upheld,
  lift_appeal: decided.lifted,
};

/** A text such as "Report: dismissed". A decision of a newer server keeps its name. */
export function decisionText({ kind, action }: Pick<DecisionEntry, 'kind' | 'action'>): string {
  const outcome = outcomes[action];
  return `${t(decided[kind])}: ${outcome ? t(outcome) : action}`;
}

/** Returns true while this reviewer may take the decision back. */
export function mayTakeBack({ take_back_until: until }: Pick<DecisionEntry, 'take_back_until'>, now: number): boolean {
  return until !== null && Date.parse(until) > now;
}
