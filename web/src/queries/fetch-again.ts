import type { QueryClient } from '@tanstack/react-query';

type Key = readonly unknown[];
interface Query {
  readonly queryKey: Key;
  readonly queryFn: (context: { signal: AbortSignal }) => unknown;
}

/**
 * Settles once the first response to a query has come and stands in the cache; undefined if none is under way. Ending the
 * request instead would cost its bytes twice.
 */
export function firstResponse(client: QueryClient, queryKey: Key): Promise<void> | undefined {
  const query = client.getQueryCache().find({ queryKey });
  if (!query || query.state.data !== undefined || query.state.fetchStatus === 'idle') return undefined;
  // While it is under way, this is the same request. What it brings is stored right after it has settled.
  return query.fetch().then(
    () => new Promise((resolve) => setTimeout(resolve)),
    () => undefined,
  );
}

const waiting = new WeakSet<Key>();

/** Fetches once more, also what nothing shows, because a response that is under way may be old. */
export async function fetchAgain(client: QueryClient, query: Query): Promise<void> {
  const { queryKey } = query;
  if (waiting.has(queryKey)) return;
  waiting.add(queryKey);
  await firstResponse(client, queryKey);
  waiting.delete(queryKey);
  // A later request for what is under way would be the same one.
  await client.cancelQueries({ queryKey });
  void client.invalidateQueries({ queryKey });
  await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
}
