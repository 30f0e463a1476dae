import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appealReviews } from '../../../../i18n/appeal-reviews.ts';
import { reviewedReasons } from '../../../../i18n/report-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import type { RowContent } from '../queue/queue-row.tsx';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { decisionTexts } from '../reports/report-texts.ts';
import { reportWaitingHours } from '../waiting/waiting-rules.ts';
import { overviewQuery } from '../room/overview-query.ts';
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
  const appeals = useQuery(appealsQuery);
  const client = useQueryClient();
  const remove = ({ id }: Appeal) => {
    const { queryKey } = appealsQuery;
    client.setQueryData<Appeal[]>(queryKey, (list) => list?.filter((each) => each.id !== id));
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  };
  return (
    <QueueScreen
      title={t(appealReviews.title)}
      tab="open"
      tabs={[{ tab: 'open', text: t(room.open) }]}
      onTab={() => undefined}
      isDecided={false}
      waiting={appeals.data?.length}
      list={appeals.data}
      failed={appeals.error !== null}
      onRetry={() => void appeals.refetch()}
      foot={t(appealReviews.notYours)}
      legend={legend}
      rowOf={rowOf}
      onDecided={remove}
    >
      {(panel) => <AppealPanel {...panel} />}
    </QueueScreen>
  );
}

function rowOf({ name, decision, reason, appealed_at: at }: Appeal, now: number, current: boolean): RowContent {
  return {
    name: name ?? t(room.accountGone),
    what: [t(decisionTexts[decision]), t(reviewedReasons[reason])].join(' · '),
    tag: <WaitingTag submittedAt={at} now={now} onBlush={current} hours={reportWaitingHours} />,
  };
}
