import type { QueryClient } from '@tanstack/react-query';

type Key = readonly unknown[];
interface Query {
  readonly queryKey: Key;
  readonly queryFn: (context: { signal: AbortSignal }) => unknown;
}

/**
 * Settles once the first response to a running query is in the cache. Undefined if no request is running. Aborting that
 * request instead would cost its bytes twice.
 */
export function firstResponse(client: QueryClient, queryKey: Key): Promise<void> | undefined {
  const query = client.getQueryCache().find({ queryKey });
  if (!query || query.state.data !== undefined || query.state.fetchStatus === 'idle') return undefined;
  // While the request runs, `fetch` joins it. Its response is stored right after it has settled.
  return query.fetch().then(
    () => new Promise((resolve) => setTimeout(resolve)),
    () => undefined,
  );
}

const waiting = new WeakSet<Key>();

/**
 * Fetches once more, even if no screen shows the query, because a response that is still on its way may be outdated.
 */
export async function fetchAgain(client: QueryClient, query: Query): Promise<void> {
  const { queryKey } = query;
  if (waiting.has(queryKey)) return;
  waiting.add(queryKey);
  await firstResponse(client, queryKey);
  waiting.delete(queryKey);
  // Without this, the next fetch would join the request that is already running.
  await client.cancelQueries({ queryKey });
  void client.invalidateQueries({ queryKey });
  await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
}
