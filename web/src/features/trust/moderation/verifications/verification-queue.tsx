import { reviewHours } from '@mwanzo/contract/limits';
import { useState } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { Tag } from '../../../../ui/words/tag.tsx';
import { ChangePanel } from '../changes/change-panel.tsx';
import { changedText } from '../changes/change-texts.ts';
import type { RowContent } from '../queue/queue-row.tsx';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { WaitingTag } from '../waiting/waiting-tag.tsx';
import { CasePanel } from './case/case-panel.tsx';
import { isChange, tabs, type QueueItem, type Tab } from './item-rules.ts';
import { useItems, useRemoveItem, useWaitingCount } from './use-items.ts';

const tabTexts = { oldest: moderation.oldestFirst, again: moderation.askedAgain, decided: moderation.decided };

const legend = [
  { keys: 'A', text: moderation.approve },
  { keys: 'R', text: moderation.reject },
  { keys: 'N', text: moderation.keyNew },
  { keys: '← →', text: moderation.keyCases },
  { keys: '1–6', text: moderation.keyChecks },
  { keys: '+ −', text: moderation.keyZoom },
  { keys: 'T', text: moderation.keyTurn },
];

/** The queue of verifications, and of new names and first photos of verified members. */
export function VerificationQueue() {
  const [tab, setTab] = useState<Tab>('oldest');
  const { items, error, retry } = useItems(tab);
  const waiting = useWaitingCount();
  const removeItem = useRemoveItem();
  return (
    <QueueScreen
      title={t(moderation.title)}
      tab={tab}
      tabs={tabs.map((each) => ({ tab: each, text: t(tabTexts[each]) }))}
      onTab={setTab}
      isDecided={tab === 'decided'}
      waiting={waiting}
      list={items}
      error={error}
      onRetry={retry}
      foot={t(moderation.promise, reviewHours)}
      legend={legend}
      rowOf={rowOf}
      onDecided={removeItem}
    >
      {({ opened, ...panel }) =>
        isChange(opened) ? <ChangePanel {...panel} opened={opened} /> : <CasePanel {...panel} opened={opened} />
      }
    </QueueScreen>
  );
}

function rowOf(listed: QueueItem, now: number, current: boolean): RowContent {
  const { name, photo } = listed;
  const status = isChange(listed) ? 'pending' : listed.status;
  return {
    name,
    photo,
    what: isChange(listed) ? changedText(listed.parts) : listed.location,
    tag:
      status === 'pending' ? (
        <WaitingTag submittedAt={listed.submitted_at} now={now} onBlush={current} />
      ) : (
        <Tag kind={status === 'approved' ? 'trust' : 'danger'}>
          {t(status === 'approved' ? moderation.approvedTag : moderation.refusedTag)}
        </Tag>
      ),
  };
}
