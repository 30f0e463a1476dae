import type { EndpointKey, ResponseBody, RequestOptions } from './endpoint-types.ts';
import { refreshAccessToken } from './refresh.ts';
import { RequestError } from './request-error.ts';
import { send, type Outgoing } from './send.ts';
import { readAccessToken } from './session-storage.ts';
import { endSession } from './session.ts';
import { watchRequest } from './slow-requests.ts';

/** Their 401 speaks of a password or a refresh token, never of an access token that ran out. */
const withoutRetry: readonly EndpointKey[] = ['POST /api/token/', 'POST /api/signup/', 'POST /api/token/refresh/'];

interface Parts {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Fills the braces of a path and appends the query, its undefined and empty values left out. */
function fillPath(path: string, { params, query }: Parts): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const given = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function outgoing(key: EndpointKey, parts: Parts): Outgoing {
  const space = key.indexOf(' ');
  return {
    method: key.slice(0, space),
    path: fillPath(key.slice(space + 1), parts),
    body: parts.body,
    signal: parts.signal,
  };
}

const isNotSignedIn = (error: unknown) => error instanceof RequestError && error.status === 401;

/** SPEC.md section 4: a 401 brings one refresh and one retry; a second 401 ends the session. */
async function sendWithRetry(message: Outgoing): Promise<unknown> {
  const token = readAccessToken();
  try {
    return await send(message, token);
  } catch (error) {
    if (!isNotSignedIn(error)) throw error;
  }
  const fresh = await refreshAccessToken(token);
  try {
    return await send(message, fresh);
  } catch (error) {
    if (isNotSignedIn(error) && readAccessToken() === fresh) endSession();
    throw error;
  }
}

type Arguments<Key extends EndpointKey> =
  object extends RequestOptions<Key> ? [options?: RequestOptions<Key>] : [options: RequestOptions<Key>];

/**
 * One call of the API, named and typed by the contract: `request('GET /api/profiles/{id}/', { params: { id } })`.
 * Throws RequestError when the server refuses and NetworkError when no answer comes.
 */
export async function request<Key extends EndpointKey>(
  key: Key,
  ...[options]: Arguments<Key>
): Promise<ResponseBody<Key>> {
  const message = outgoing(key, options ?? {});
  const answer = await watchRequest(message.body instanceof FormData, message.signal, (signal) =>
    withoutRetry.includes(key)
      ? send({ ...message, signal }, readAccessToken())
      : sendWithRetry({ ...message, signal }),
  );
  // The server strips and checks its answers by the same contract.
  return answer as ResponseBody<Key>;
}
