import { useQuery, useQueryClient } from '@tanstack/react-query';
import { overviewQuery } from '../room/overview-query.ts';
import { keyOf, type Listed } from './queue-rules.ts';
import type { Queue, QueueTab } from './queue.ts';

/** Fetches the items of a tab; `items` is undefined until all of its lists are loaded. */
export function useItems<Item extends Listed>({ lists, pick = (items) => items }: QueueTab<Item>) {
  const [first, second = first] = lists;
  // `useQueries` would weigh on the first page of every member, because the bundler puts it beside `useQuery`.
  const queries = [useQuery(first), useQuery(second)].slice(0, lists.length);
  return {
    items: queries.every(({ data }) => data) ? pick(queries.flatMap(({ data }) => data ?? [])) : undefined,
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => queries.forEach((query) => void query.refetch()),
  };
}

/** Removes an item from its queue at once, and fetches the lists again. */
export function useRemoveItem<Item extends Listed>({ tabs }: Queue<Item>): (item: Item) => void {
  const client = useQueryClient();
  return (item) => {
    for (const { queryKey } of tabs.flatMap(({ lists }) => lists)) {
      client.setQueryData<Item[]>(queryKey, (list) => list?.filter((each) => keyOf(each) !== keyOf(item)));
      void client.invalidateQueries({ queryKey });
    }
    void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  };
}
