import { appealReviews } from '../../../../i18n/appeal-reviews.ts';
import { reviewedReasons } from '../../../../i18n/report-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import { OpenQueue } from '../queue/open-queue.tsx';
import type { RowContent } from '../queue/queue-row.tsx';
import { decisionTexts } from '../reports/report-texts.ts';
import { reportWaitingHours } from '../waiting/waiting-rules.ts';
import { WaitingTag } from '../waiting/waiting-tag.tsx';
import { AppealPanel } from './appeal-panel.tsx';
import { appealsQuery, type Appeal } from './appeal-queries.ts';

const legend = [
  { keys: 'J K', text: room.move },
  { keys: '1', text: appealReviews.uphold },
  { keys: '2', text: appealReviews.lift },
];

/** The queue of appeals against other reviewers' decisions, oldest first. */
export function AppealQueue() {
  return (
    <OpenQueue
      query={appealsQuery}
      title={t(appealReviews.title)}
      foot={t(appealReviews.notYours)}
      legend={legend}
      rowOf={rowOf}
    >
      {(panel) => <AppealPanel {...panel} />}
    </OpenQueue>
  );
}

function rowOf({ name, decision, reason, appealed_at: at }: Appeal, now: number, current: boolean): RowContent {
  return {
    name: name ?? t(room.accountGone),
    what: [t(decisionTexts[decision]), t(reviewedReasons[reason])].join(' · '),
    tag: <WaitingTag submittedAt={at} now={now} onBlush={current} hours={reportWaitingHours} />,
  };
}
