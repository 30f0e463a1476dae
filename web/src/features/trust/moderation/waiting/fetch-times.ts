import type { EndpointKey } from '../../../../api/endpoint-types.ts';
import { request, type Arguments } from '../../../../api/request.ts';

/** A claim lasts 15 minutes, and is renewed at this interval. */
const renewClaimMilliseconds = 5 * 60_000;

type ListKey = Extract<EndpointKey, `GET /api/moderation/${string}/`>;

/** Makes the query options of a list of the room, which is fetched again every half minute. */
export function listOf<Key extends ListKey>(key: Key, ...[options]: Arguments<Key>) {
  return {
    queryKey: ['moderation', key, ...Object.values(options?.query ?? {})] as readonly string[],
    queryFn: ({ signal }: QueryContext) => request(key, ...([{ ...options, signal }] as unknown as Arguments<Key>)),
    refetchInterval: 30_000,
    staleTime: 0,
  };
}

type ClaimKey = Extract<EndpointKey, `POST /api/moderation/${string}/{id}/claim/`>;

/**
 * Makes the query options that claim an item of a queue. Only the response to the claim contains what is reviewed. The
 * claim is renewed while its case is open, and expires in a hidden tab.
 */
export function claimOf<Key extends ClaimKey>(key: Key) {
  return (id: number) => ({
    queryKey: ['moderation', key, id],
    queryFn: ({ signal }: QueryContext) => request(key, ...([{ params: { id }, signal }] as unknown as Arguments<Key>)),
    refetchInterval: renewClaimMilliseconds,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The query options of a picture: it is fetched once each time a case is opened, since the server logs every look. */
export const lookTimes = { staleTime: Infinity, gcTime: 0 };

export interface QueryContext {
  signal: AbortSignal;
}
