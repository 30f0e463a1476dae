import type { Change } from '../changes/change.ts';
import type { Case } from './case/case.ts';

export const tabs = ['oldest', 'again', 'decided'] as const;
export type Tab = (typeof tabs)[number];

/** An item of the queue of verifications: a verification, or a change of a verified member. */
export type QueueItem = Case | Change;

export function isChange(item: QueueItem): item is Change {
  return 'parts' in item;
}

/**
 * Returns the items of a tab: all undecided ones, oldest first; or the cases that were refused before; or the decided
 * cases.
 */
export function itemsOf(tab: Tab, cases: readonly Case[], changes: readonly Change[]): readonly QueueItem[] {
  if (tab === 'decided') return cases;
  if (tab === 'again') return cases.filter((each) => each.request_number > 1);
  return [...cases, ...changes].sort((one, other) => Date.parse(one.submitted_at) - Date.parse(other.submitted_at));
}
