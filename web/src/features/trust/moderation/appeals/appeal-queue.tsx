import { appealReviews } from '../../../../i18n/appeal-reviews.ts';
import { reviewedReasons } from '../../../../i18n/report-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import type { RowContent } from '../queue/queue-row.tsx';
import type { Queue } from '../queue/queue.ts';
import { decisionTexts } from '../reports/report-texts.ts';
import { reportWaitingHours } from '../waiting/waiting-rules.ts';
import { WaitingTag } from '../waiting/waiting-tag.tsx';
import { AppealPanel } from './appeal-panel.tsx';
import { appealsQuery, type Appeal } from './appeal-queries.ts';

/** The queue of appeals against other reviewers' decisions, oldest first. */
export const appealQueue: Queue<Appeal> = {
  title: appealReviews.title,
  tabs: [{ text: room.open, lists: [appealsQuery] }],
  foot: () => t(appealReviews.notYours),
  legend: [
    { keys: 'J K', text: room.move },
    { keys: '1', text: appealReviews.uphold },
    { keys: '2', text: appealReviews.lift },
  ],
  rowOf,
  Panel: AppealPanel,
};

function rowOf({ name, decision, reason, appealed_at: at }: Appeal, now: number, current: boolean): RowContent {
  return {
    name: name ?? t(room.accountGone),
    what: [t(decisionTexts[decision]), t(reviewedReasons[reason])].join(' · '),
    tag: <WaitingTag submittedAt={at} now={now} onBlush={current} hours={reportWaitingHours} />,
  };
}
