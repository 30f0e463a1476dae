import type { EndpointKey, RequestOptions } from './endpoint-types.ts';
import { request, type Arguments } from './request.ts';

/** The endpoints that need nothing but their path. */
type PlainKey = { [Key in EndpointKey]: object extends RequestOptions<Key> ? Key : never }[EndpointKey];

/** Makes the `queryFn` of a query that reads an endpoint. */
export function read<Key extends PlainKey>(key: Key) {
  return ({ signal }: { signal: AbortSignal }) => request(key, ...([{ signal }] as unknown as Arguments<Key>));
}
