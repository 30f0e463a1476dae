import type { Change } from '../changes/change.ts';
import type { Case } from '../verifications/case/case.ts';

export const tabs = ['oldest', 'again', 'decided'] as const;
export type Tab = (typeof tabs)[number];

/** Anything that waits in a queue. */
export interface Listed {
  readonly id: number;
  /** Left out where nothing is claimed. */
  readonly claimed_by?: number | null;
}

/** What the queue of verifications holds: a verification, or a change of a verified member. */
export type QueueItem = Case | Change;

export function isChange(item: QueueItem): item is Change {
  return 'parts' in item;
}

/** Tells the items of one queue apart: a change and a case may have the same id. */
export function keyOf(item: Listed): string {
  return `${'parts' in item ? 'change' : 'case'}-${item.id}`;
}

/** The items of a tab: all that waits, oldest first; the cases that were refused before; or the decided cases. */
export function itemsOf(tab: Tab, cases: readonly Case[], changes: readonly Change[]): readonly QueueItem[] {
  if (tab === 'decided') return cases;
  if (tab === 'again') return cases.filter((each) => each.request_number > 1);
  return [...cases, ...changes].sort((one, other) => Date.parse(one.submitted_at) - Date.parse(other.submitted_at));
}

/** Whether a colleague has claimed it. */
export function isTaken({ claimed_by: holder = null }: Listed, reviewerId: number | undefined): boolean {
  return holder !== null && holder !== reviewerId;
}

/** The next item down the list (1) or up the list (-1); null at its ends, or if the item is not in the list. */
export function neighbour<Item extends Listed>(list: readonly Item[], key: string, steps: 1 | -1): Item | null {
  const index = list.findIndex((each) => keyOf(each) === key);
  return index === -1 ? null : (list[index + steps] ?? null);
}

/**
 * The item to open after another: the next one down the list that no colleague has claimed, otherwise the first one.
 */
export function nextFree<Item extends Listed>(
  list: readonly Item[],
  doneKey: string | null,
  reviewerId: number | undefined,
): Item | null {
  const index = list.findIndex((each) => keyOf(each) === doneKey);
  const inTurn = [...list.slice(index + 1), ...list.slice(0, Math.max(0, index))];
  return inTurn.find((each) => !isTaken(each, reviewerId)) ?? null;
}
