import { moderation } from '../../../../i18n/moderation.ts';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import { Tag } from '../../../../ui/words/tag.tsx';
import type { RowContent } from '../queue/queue-row.tsx';
import type { Queue } from '../queue/queue.ts';
import { reportWaitingHours, urgentHours } from '../waiting/waiting-rules.ts';
import { WaitingTag } from '../waiting/waiting-tag.tsx';
import { ReportPanel } from './report-panel.tsx';
import { reportCasesQuery, type ReportCase } from './report-queries.ts';
import { askedText, decisionTexts, nameOfReported, reasonsText } from './report-texts.ts';
import { TimeLeftTag } from './time-left-tag.tsx';

/** The queue of reports about members: urgent ones first, then the oldest. A second tab has the decided ones. */
export const reportQueue: Queue<ReportCase> = {
  title: reportReviews.title,
  tabs: [
    { text: room.open, lists: [reportCasesQuery('open')] },
    { text: moderation.decided, lists: [reportCasesQuery('decided')], isDecided: true },
  ],
  foot: () => t(reportReviews.order),
  legend: [
    { keys: 'J K', text: room.move },
    { keys: '1–4', text: reportReviews.keyDecision },
    { keys: '↵', text: room.record },
  ],
  rowOf,
  Panel: ReportPanel,
};

function rowOf(listed: ReportCase, now: number, current: boolean): RowContent {
  const { decision, asked_ban: asked, is_urgent: isUrgent } = listed;
  return {
    name: nameOfReported(listed),
    what: asked ? t(askedText(asked)) : reasonsText(listed.reasons),
    tag: asked ? (
      <TimeLeftTag end={asked.holds_until} now={now} />
    ) : decision ? (
      <Tag kind={decision === 'dismiss' ? 'plain' : 'danger'}>{t(decisionTexts[decision])}</Tag>
    ) : (
      <WaitingTag
        submittedAt={listed.opened_at}
        now={now}
        onBlush={current}
        hours={isUrgent ? urgentHours : reportWaitingHours}
      />
    ),
  };
}
