import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import { Tag } from '../../../../ui/words/tag.tsx';
import type { RowContent } from '../queue/queue-row.tsx';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { reportWaitingHours, urgentHours } from '../waiting/waiting-rules.ts';
import { overviewQuery } from '../room/overview-query.ts';
import { WaitingTag } from '../waiting/waiting-tag.tsx';
import { ReportPanel } from './report-panel.tsx';
import { reportCasesQuery } from './report-queries.ts';
import { askedText, decisionTexts, nameOfReported, reasonsText } from './report-texts.ts';
import type { ReportCase } from './report.ts';
import { TimeLeftTag } from './time-left-tag.tsx';

const legend = [
  { keys: 'J K', text: room.move },
  { keys: '1–4', text: reportReviews.keyDecision },
  { keys: '↵', text: room.record },
];

/** The queue of reports about members: urgent ones first, then the oldest. A second tab has the decided ones. */
export function ReportQueue() {
  const [tab, setTab] = useState<'open' | 'decided'>('open');
  const open = useQuery(reportCasesQuery('open'));
  const decided = useQuery({ ...reportCasesQuery('decided'), enabled: tab === 'decided' });
  const shown = tab === 'open' ? open : decided;
  const client = useQueryClient();
  const remove = ({ id }: ReportCase) => {
    const { queryKey } = reportCasesQuery('open');
    client.setQueryData<ReportCase[]>(queryKey, (list) => list?.filter((each) => each.id !== id));
    void client.invalidateQueries({ queryKey: ['moderation', 'reports'] });
    void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  };
  return (
    <QueueScreen
      title={t(reportReviews.title)}
      tab={tab}
      tabs={[
        { tab: 'open', text: t(room.open) },
        { tab: 'decided', text: t(moderation.decided) },
      ]}
      onTab={setTab}
      isDecided={tab === 'decided'}
      waiting={open.data?.length}
      list={shown.data}
      error={shown.error}
      onRetry={() => void shown.refetch()}
      foot={t(reportReviews.order)}
      legend={legend}
      rowOf={rowOf}
      onDecided={remove}
    >
      {(panel) => <ReportPanel {...panel} />}
    </QueueScreen>
  );
}

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
