import type { EndpointKey, ResponseBody, RequestOptions } from './endpoint-types.ts';
import { refreshAccessToken } from './refresh.ts';
import { RequestError } from './request-error.ts';
import { send, type Outgoing, type Transport } from './send.ts';
import { memberOf, readAccessToken } from './session-storage.ts';
import { endSession } from './session.ts';
import { watchRequest } from './slow-requests.ts';

/** A 401 from these endpoints is about a password or a refresh token, never about an expired access token. */
const withoutRetry: readonly EndpointKey[] = ['POST /api/token/', 'POST /api/signup/', 'POST /api/token/refresh/'];

interface Options {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  transport?: Transport | undefined;
  as?: number | undefined;
}

/** Fills in the parameters of a path and appends the query, leaving out empty values. */
function fillPath(path: string, { params, query }: Options): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const given = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function outgoing(key: EndpointKey, options: Options): Outgoing {
  const space = key.indexOf(' ');
  return {
    method: key.slice(0, space),
    path: fillPath(key.slice(space + 1), options),
    body: options.body,
    signal: options.signal,
    transport: options.transport,
  };
}

const isNotSignedIn = (error: unknown) => error instanceof RequestError && error.status === 401;

/** Visitors have no token. */
function checkMember(member: number | undefined, token: string | null): void {
  if (member !== undefined && memberOf(token) !== member) throw new Error('The member has changed');
}

/**
 * Sends the message, unless the token already belongs to another member. A response that arrives after its member has
 * left is given to nobody, so that it is not stored or shown as the next member's.
 */
async function sendAs(member: number | undefined, message: Outgoing, token: string | null): Promise<unknown> {
  checkMember(member, token);
  const response = await send(message, token);
  checkMember(member, readAccessToken());
  return response;
}

/** A 401 leads to one refresh and one retry; a second 401 ends the session. docs/product/requests.md */
async function sendWithRetry(message: Outgoing, member: number | undefined): Promise<unknown> {
  const token = readAccessToken();
  try {
    return await sendAs(member, message, token);
  } catch (error) {
    if (!isNotSignedIn(error)) throw error;
  }
  const fresh = await refreshAccessToken(token);
  try {
    // A request without a session, such as one at a logout, is not repeated as whoever has signed in meanwhile.
    return await sendAs(member ?? 0, message, fresh);
  } catch (error) {
    if (isNotSignedIn(error) && readAccessToken() === fresh) endSession();
    throw error;
  }
}

export type Arguments<Key extends EndpointKey> =
  object extends RequestOptions<Key> ? [options?: RequestOptions<Key>] : [options: RequestOptions<Key>];

/**
 * Sends a request to the API, typed by the contract: `request('GET /api/profiles/{id}/', { params: { id } })`. All its
 * attempts are sent for the same member.
 * @throws RequestError if the server responds with an error, NetworkError if no response comes
 */
export async function request<Key extends EndpointKey>(
  key: Key,
  ...[options]: Arguments<Key>
): Promise<ResponseBody<Key>> {
  const message = outgoing(key, options ?? {});
  const member = options?.as ?? memberOf(readAccessToken());
  // A custom transport shows its own progress and offers to cancel, so it is not watched for slowness.
  const response = await (message.transport
    ? sendWithRetry(message, member)
    : watchRequest(message.body instanceof FormData, message.signal, (signal) =>
        withoutRetry.includes(key)
          ? send({ ...message, signal }, readAccessToken())
          : sendWithRetry({ ...message, signal }, member),
      ));
  // The server checks its responses against the same contract.
  return response as ResponseBody<Key>;
}
