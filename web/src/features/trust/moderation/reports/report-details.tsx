import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import { useEffect, useRef } from 'react';
import { reportReviews, reviewedReasons } from '../../../../i18n/report-reviews.ts';
import { localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Card } from '../../../../ui/frames/card.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { ReportedMessages } from './reported-messages.tsx';
import type { CaseSubject, OpenedReportCase, ReportDetail } from './report-queries.ts';

/**
 * Shows each report of a case: its reason, the reporter's text, and the attached messages. It opens at the first
 * reported one.
 */
export function ReportDetails({ shown }: { shown: Pick<OpenedReportCase, 'id' | 'name' | 'details'> }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The reported message may stand below ten others.
    list.current?.querySelector('[data-reported]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  if (shown.details.length === 0)
    return (
      <Card>
        <p>{t(reportReviews.noReports)}</p>
      </Card>
    );
  return (
    <div ref={list} className="grid min-w-0 gap-3 *:min-w-0">
      {shown.details.map((report) => (
        <ReportCard key={report.id} subject={shown} report={report} />
      ))}
    </div>
  );
}

function ReportCard({ subject, report }: { subject: CaseSubject; report: ReportDetail }) {
  const { reason, text, created_at: createdAt, messages } = report;
  return (
    <Card>
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3>
          {t(reviewedReasons[reason])}{' '}
          <time dateTime={createdAt} className="ml-1 text-small font-normal text-ink-2">
            {localDateTime(createdAt)}
          </time>
        </h3>
        {messages.length > 0 && (
          <p className="flex items-center gap-1.5 text-small text-ink-2">
            <Icon icon={eyeIcon} size={17} />
            {t(reportReviews.logged)}
          </p>
        )}
      </div>
      {text !== '' && (
        <p className="mb-3 rounded-md bg-sunk px-4 py-3 text-label wrap-anywhere whitespace-pre-wrap">
          <span className="block text-small font-semibold text-ink-2">{t(reportReviews.theirWords)}</span>
          <span dir="auto">{text}</span>
        </p>
      )}
      {messages.length > 0 ? (
        <ReportedMessages subject={subject} messages={messages} />
      ) : (
        <p className="text-ink-2">{t(reportReviews.noMessages)}</p>
      )}
    </Card>
  );
}
