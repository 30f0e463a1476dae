import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changesQuery } from '../changes/change-queries.ts';
import type { Change } from '../changes/change.ts';
import type { Case } from './case/case.ts';
import { overviewQuery } from '../room/overview-query.ts';
import { casesQuery } from './case/case-queries.ts';
import { isChange, itemsOf, type QueueItem, type Tab } from './item-rules.ts';

/** Fetches the items of a tab; `items` is undefined until all of them are loaded. */
export function useItems(tab: Tab) {
  const cases = useQuery(casesQuery(tab === 'decided' ? 'decided' : 'pending'));
  const changes = useQuery({ ...changesQuery, enabled: tab === 'oldest' });
  const needed = tab === 'oldest' ? [cases, changes] : [cases];
  return {
    items: needed.every((query) => query.data) ? itemsOf(tab, cases.data ?? [], changes.data ?? []) : undefined,
    error: needed.find((query) => query.error)?.error ?? null,
    retry: () => needed.forEach((query) => void query.refetch()),
  };
}

/** Returns the number of undecided items; undefined until it is known. */
export function useWaitingCount(): number | undefined {
  return useItems('oldest').items?.length;
}

/** Removes an item from the queue at once, and fetches the lists again. */
export function useRemoveItem(): (item: QueueItem) => void {
  const client = useQueryClient();
  return (item) => {
    const pending = casesQuery('pending');
    const { id } = item;
    if (isChange(item))
      client.setQueryData<Change[]>(changesQuery.queryKey, (list) => list?.filter((each) => each.id !== id));
    else client.setQueryData<Case[]>(pending.queryKey, (list) => list?.filter((each) => each.id !== id));
    for (const { queryKey } of [pending, casesQuery('decided'), changesQuery, overviewQuery])
      void client.invalidateQueries({ queryKey });
  };
}
