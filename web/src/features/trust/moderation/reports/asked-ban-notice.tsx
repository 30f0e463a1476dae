import { reportReviews, reviewedReasons } from '../../../../i18n/report-reviews.ts';
import { localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Card } from '../../../../ui/frames/card.tsx';
import { askedText } from './report-texts.ts';
import type { ReportCase } from './report-queries.ts';
import { reviewerText } from '../panel/reviewer-text.ts';

/** Says which reviewer asks for a ban or a long suspension, until when, and why. */
export function AskedBanNotice({ asked }: { asked: NonNullable<ReportCase['asked_ban']> }) {
  const { asked_by: by, asked_at: at, reason, note, until, holds_until: holds } = asked;
  return (
    <Card title={t(askedText(asked))} className="bg-warn-soft!">
      <p className="font-semibold">{[reviewerText(by), localDateTime(at), t(reviewedReasons[reason])].join(' · ')}</p>
      {until && <p>{t(reportReviews.askedUntil, { time: localDateTime(until) })}</p>}
      {note && (
        <p dir="auto" className="wrap-anywhere">
          {note}
        </p>
      )}
      <p className="mt-1.5 text-small">{t(reportReviews.askedBanText)}</p>
      {holds && <p className="text-small">{t(reportReviews.holdsUntil, { time: localDateTime(holds) })}</p>}
    </Card>
  );
}
