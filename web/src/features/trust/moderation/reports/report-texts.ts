import type { ReportReason } from '@mwanzo/contract/trust/reports';
import { reportReviews, reviewedReasons } from '../../../../i18n/report-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import type { ReportCase } from './report-queries.ts';

export const decisionTexts = {
  dismiss: reportReviews.dismissed,
  warn: reportReviews.warned,
  suspend: reportReviews.suspended,
  ban: reportReviews.banned,
};

/** Lists the reasons of a case: "Asks for money · Fake profile". */
export function reasonsText(reasons: readonly ReportReason[]): string {
  if (reasons.length === 0) return t(reportReviews.warnedOf);
  return reasons.map((reason) => t(reviewedReasons[reason])).join(' · ');
}

/** The title of a ban or a long suspension that waits for a second reviewer. */
export function askedText({ decision }: NonNullable<ReportCase['asked_ban']>) {
  return decision === 'suspend' ? reportReviews.askedSuspension : reportReviews.askedBan;
}

export function nameOfReported({ name }: Pick<ReportCase, 'name'>): string {
  return name ?? t(room.accountGone);
}
