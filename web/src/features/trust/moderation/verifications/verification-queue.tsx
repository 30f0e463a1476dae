import { reviewHours } from '@mwanzo/contract/limits';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { Tag } from '../../../../ui/words/tag.tsx';
import { ChangePanel } from '../changes/change-panel.tsx';
import { changesQuery, type Change } from '../changes/change-queries.ts';
import { changedText } from '../changes/change-texts.ts';
import type { RowContent } from '../queue/queue-row.tsx';
import type { Queue } from '../queue/queue.ts';
import { WaitingTag } from '../waiting/waiting-tag.tsx';
import { CasePanel } from './case/case-panel.tsx';
import { casesQuery, type Case } from './case/case-queries.ts';

/** An item of the queue: a verification, or a change of a verified member. */
type QueueItem = Case | Change;

function isChange(item: QueueItem): item is Change {
  return 'parts' in item;
}

const pending = casesQuery('pending');

/** The queue of verifications, and of new names and first photos of verified members. */
export const verificationQueue: Queue<QueueItem> = {
  title: moderation.title,
  tabs: [
    { text: moderation.oldestFirst, lists: [pending, changesQuery], pick: oldestFirst },
    { text: moderation.askedAgain, lists: [pending], pick: askedAgain },
    { text: moderation.decided, lists: [casesQuery('decided')], isDecided: true },
  ],
  foot: () => t(moderation.promise, reviewHours),
  legend: [
    { keys: 'A', text: moderation.approve },
    { keys: 'R', text: moderation.reject },
    { keys: 'N', text: moderation.keyNew },
    { keys: '← →', text: moderation.keyCases },
    { keys: '1–6', text: moderation.keyChecks },
    { keys: '+ −', text: moderation.keyZoom },
    { keys: 'T', text: moderation.keyTurn },
  ],
  rowOf,
  Panel: ({ opened, ...panel }) =>
    isChange(opened) ? <ChangePanel {...panel} opened={opened} /> : <CasePanel {...panel} opened={opened} />,
};

/** Cases and changes come in two lists. */
function oldestFirst(items: readonly QueueItem[]): readonly QueueItem[] {
  return items.toSorted((one, other) => Date.parse(one.submitted_at) - Date.parse(other.submitted_at));
}

/** Returns the cases that were refused before. */
function askedAgain(items: readonly QueueItem[]): readonly QueueItem[] {
  return items.filter((each) => !isChange(each) && each.request_number > 1);
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
