import type { QueryClient } from '@tanstack/react-query';

/** Changes a fetched list at once. A response that is on its way would bring back what the change removes. */
export async function changeList<Entry>(
  client: QueryClient,
  queryKey: readonly string[],
  change: (list: readonly Entry[]) => Entry[],
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<Entry[]>(queryKey, (list) => list && change(list));
}
