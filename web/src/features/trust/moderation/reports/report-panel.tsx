import { useQuery } from '@tanstack/react-query';
import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import { request } from '../../../../api/request.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Tag } from '../../../../ui/words/tag.tsx';
import { ClaimedCase } from '../panel/claimed-case.tsx';
import { NotedAnswerBar } from '../panel/noted-answer-bar.tsx';
import { PanelHeader } from '../panel/panel-header.tsx';
import type { PanelProps } from '../panel/panel-props.ts';
import { AskedBanNotice } from './asked-ban-notice.tsx';
import { EarlierDecisions } from './earlier-decisions.tsx';
import { MemberFile } from './member-file.tsx';
import { ReportDecisionBar } from './report-decision-bar.tsx';
import { ReportDetails } from './report-details.tsx';
import { claimReportQuery, type ReportCase } from './report-queries.ts';
import { decisionTexts, nameOfReported, reasonsText } from './report-texts.ts';
import { reviewerText } from '../panel/reviewer-text.ts';
import { waitedText } from '../waiting/waited-text.ts';

/** Shows the reports about one member, from the claim to the decision. Must be keyed by the case. */
export function ReportPanel(props: PanelProps<ReportCase>) {
  const { opened, now } = props;
  const { decision, decided_at: decidedAt, decided_by: decidedBy } = opened;
  const reported = opened.reports === 0 ? null : t(reportReviews.reportCount, { count: opened.reports });
  const details = [nameOfReported(opened), waitedText('reported', opened.opened_at, now), reported]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <PanelHeader name={reasonsText(opened.reasons)} details={details} ways={props}>
        {opened.is_urgent && !decision && (
          <Tag kind="warn" icon={circleAlertIcon} className="mt-1.5">
            {t(reportReviews.urgent)}
          </Tag>
        )}
      </PanelHeader>
      {decision && decidedAt && decidedBy !== null && !opened.asked_ban ? (
        <div className="grid gap-1">
          <p className="font-semibold">
            {[t(decisionTexts[decision]), localDateTime(decidedAt), reviewerText(decidedBy)].join(' · ')}
          </p>
          <p className="text-small text-ink-2">{t(reportReviews.decidedClosed)}</p>
        </div>
      ) : (
        <OpenCase {...props} />
      )}
    </>
  );
}

const confirmTexts = { ban: reportReviews.confirmBan, suspend: reportReviews.confirmSuspension };

function OpenCase(props: PanelProps<ReportCase>) {
  const claim = useQuery(claimReportQuery(props.opened.id));
  return (
    <ClaimedCase claim={claim} ways={props}>
      {(current, deciding) => (
        <>
          {current.asked_ban && <AskedBanNotice asked={current.asked_ban} />}
          <div className="grid items-start gap-4 min-[1240px]:grid-cols-[minmax(0,1fr)_340px]">
            <ReportDetails shown={current} />
            <div className="grid min-w-0 gap-3 *:min-w-0">
              <MemberFile shown={current} />
              <EarlierDecisions earlier={current.earlier} />
            </div>
          </div>
          {current.asked_ban ? (
            <NotedAnswerBar
              {...deciding}
              name={nameOfReported(current)}
              answers={[
                { name: 'decline', text: t(reportReviews.declineBan) },
                { name: 'confirm', text: t(confirmTexts[current.asked_ban.decision]) },
              ]}
              send={(answer, note) =>
                request('POST /api/moderation/reports/{id}/ban/', {
                  params: { id: current.id },
                  body: { answer, note },
                })
              }
              toldText={(answer) =>
                answer === 'decline'
                  ? t(reportReviews.notTold)
                  : t(moderation.memberTold, { name: nameOfReported(current) })
              }
            />
          ) : (
            <ReportDecisionBar {...deciding} shown={current} />
          )}
        </>
      )}
    </ClaimedCase>
  );
}
