import { useQuery } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import { appealReviews } from '../../../../i18n/appeal-reviews.ts';
import { reviewedReasons } from '../../../../i18n/report-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Card } from '../../../../ui/frames/card.tsx';
import { ClaimedCase } from '../panel/claimed-case.tsx';
import { NotedAnswerBar } from '../panel/noted-answer-bar.tsx';
import { PanelHeader } from '../panel/panel-header.tsx';
import type { PanelProps } from '../panel/panel-props.ts';
import { ReportDetails } from '../reports/report-details.tsx';
import { decisionTexts } from '../reports/report-texts.ts';
import { waitedText } from '../waiting/waited-text.ts';
import { claimAppealQuery, type Appeal, type OpenedAppeal } from './appeal-queries.ts';

/** Shows an appeal, from the claim to the decision. Must be keyed by the appeal. */
export function AppealPanel(props: PanelProps<Appeal>) {
  const { id, name, appealed_at: appealedAt } = props.opened;
  const claim = useQuery(claimAppealQuery(id));
  return (
    <>
      <PanelHeader
        name={name ?? t(room.accountGone)}
        details={waitedText('appealed', appealedAt, props.now)}
        ways={props}
      />
      <ClaimedCase claim={claim} ways={props}>
        {(shown, deciding) => (
          <>
            <AppealDetails shown={shown} />
            <NotedAnswerBar
              {...deciding}
              name={shown.name ?? t(room.accountGone)}
              answers={[
                { name: 'uphold', text: t(appealReviews.uphold) },
                { name: 'lift', text: t(appealReviews.lift) },
              ]}
              send={(outcome, note) =>
                request('POST /api/moderation/appeals/{id}/decide/', { params: { id }, body: { outcome, note } })
              }
            />
          </>
        )}
      </ClaimedCase>
    </>
  );
}

/** Shows what was reported, what the member says, and what was decided. */
function AppealDetails({ shown }: { shown: OpenedAppeal }) {
  const { decision, reason, note, until, text } = shown;
  const rows = [
    [t(appealReviews.decision), t(decisionTexts[decision])],
    [t(appealReviews.reason), t(reviewedReasons[reason])],
    ...(until ? [[t(appealReviews.until), localDateTime(until)]] : []),
    ...(note ? [[t(appealReviews.noteThen), note]] : []),
  ];
  return (
    <div className="grid items-start gap-4 min-[1240px]:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 gap-3">
        <Card title={t(appealReviews.theirWords)}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </Card>
        <h3 className="mt-2">{t(appealReviews.reported)}</h3>
        <ReportDetails shown={shown} />
      </div>
      <Card title={t(appealReviews.decided)}>
        <dl className="grid gap-1.5 text-label">
          {rows.map(([term, value]) => (
            <div key={term} className="grid grid-cols-[auto_1fr] gap-x-4">
              <dt className="text-ink-2">{term}</dt>
              <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
