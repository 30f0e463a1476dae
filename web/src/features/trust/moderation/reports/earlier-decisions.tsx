import { reportReviews, reviewedReasons } from '../../../../i18n/report-reviews.ts';
import { localDate, localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Card } from '../../../../ui/frames/card.tsx';
import { decisionTexts } from './report-texts.ts';
import type { EarlierDecision } from './report-queries.ts';
import { reviewerText } from '../panel/reviewer-text.ts';

const appealTexts = {
  waiting: reportReviews.appealWaiting,
  upheld: reportReviews.appealUpheld,
  lifted: reportReviews.appealLifted,
};

/** Lists the earlier decisions about the member, and who made them. */
export function EarlierDecisions({ earlier }: { earlier: readonly EarlierDecision[] }) {
  return (
    <Card title={t(reportReviews.before)}>
      {earlier.length === 0 && <p className="text-label text-ink-2">{t(reportReviews.noneBefore)}</p>}
      <ol className="grid gap-2.5 text-label">
        {earlier.map((decision) => (
          <li key={decision.id} className="grid gap-x-3 sm:grid-cols-[auto_1fr]">
            <time dateTime={decision.decided_at} className="text-ink-2">
              {localDate(decision.decided_at)}
            </time>
            <span className="wrap-anywhere">
              {outcomeText(decision)}
              {decision.note && <span className="block text-small text-ink-2">{decision.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Sums up a decision: "Suspended · Asks for money · until 30 Nov 2026, 00:00 · By reviewer 9589 · Appeal waits". */
function outcomeText({ decision, reason, until, decided_by: by, appeal }: EarlierDecision): string {
  return [
    t(decisionTexts[decision]),
    reason && t(reviewedReasons[reason]),
    until && t(reportReviews.until, { time: localDateTime(until) }),
    reviewerText(by),
    appeal && appeal !== 'possible' && t(appealTexts[appeal]),
  ]
    .filter(Boolean)
    .join(' · ');
}
