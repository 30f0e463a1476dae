import { swipeBytes } from '@mwanzo/contract/limits';
import { countSentBytes } from '../device/visit-bytes.ts';
import { apiUrl } from './api-url.ts';
import { takeEarlyResponse } from './early-response.ts';
import { noteServerTime } from '../device/server-clock.ts';
import { isCode, NetworkError, RequestError } from './request-error.ts';
import { noteSwitches } from './switched-off.ts';

/** Sends like `fetch`, for bodies that need more than `fetch` can do: see upload.ts. */
export type Transport = (
  url: string,
  message: {
    method: string;
    cache: 'no-store';
    headers: Headers;
    body?: FormData | string;
    signal?: AbortSignal;
  },
) => Promise<Response>;

export interface Outgoing {
  method: string;
  /** The path with its parameters filled in, followed by the query. */
  path: string;
  body: unknown;
  signal: AbortSignal | undefined;
  /** `fetch` by default. */
  transport?: Transport | undefined;
}

/** Sends one request, with a bearer token if there is one, and without a time limit. */
export async function send(outgoing: Outgoing, token: string | null): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const body = encode(outgoing, headers);
  if (body !== undefined) countSentBytes(body);
  const url = apiUrl(outgoing.path);
  const sentAt = Date.now();
  const early = outgoing.method === 'GET' ? takeEarlyResponse(url, token) : undefined;
  const response = await attempt(
    outgoing.signal,
    () =>
      early ??
      (outgoing.transport ?? fetch)(url, {
        method: outgoing.method,
        // No response is cached, so a repeated request does not wait for the first one's response.
        cache: 'no-store',
        headers,
        ...(body !== undefined && { body }),
        ...(outgoing.signal && { signal: outgoing.signal }),
      }),
  );
  // An early response was asked for before this moment.
  if (!early) noteServerTime(response, sentAt);
  noteSwitches(response);
  if (!response.ok) throw await readError(response);
  return attempt(outgoing.signal, () => decode(response));
}

/** Requests to this path are padded: a like and a pass have the same length, and so have their responses. */
const paddedPath = '/api/profiles/like-pass/';

function encode({ body, path }: Outgoing, headers: Headers): FormData | string | undefined {
  // The browser itself sets the content type of a form, because it chooses the boundary.
  if (body === undefined || body instanceof FormData) return body;
  headers.set('content-type', 'application/json');
  const json = JSON.stringify(body);
  return path === paddedPath ? json.padEnd(swipeBytes.request) : json;
}

/**
 * An unreadable 200 comes from the mobile network (the data bundle has run out), so the caller treats it as no
 * response.
 */
async function decode(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const isFile = /^(image\/|application\/zip)/.test(response.headers.get('content-type') ?? '');
  return isFile ? response.blob() : response.json();
}

async function attempt<T>(signal: AbortSignal | undefined, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError('The server could not be reached', { cause: error });
  }
}

async function readError(response: Response): Promise<RequestError> {
  const body = await response.json().catch(() => null);
  const told: Record<string, unknown> = typeof body === 'object' && body !== null ? body : {};
  // The server has not failed when a switch refuses something.
  const isFailure = response.status >= 500 && told['switch'] === undefined;
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new RequestError({
    status: response.status,
    code: isCode(told['code']) ? told['code'] : 'unknown',
    detail: typeof told['detail'] === 'string' ? told['detail'] : response.statusText,
    fields: messagesByField(told['fields']),
    retryAfterSeconds: Number.isNaN(retryAfter) ? undefined : retryAfter,
    requestId: isFailure ? (response.headers.get('x-request-id') ?? undefined) : undefined,
    body: told,
  });
}

function messagesByField(fields: unknown): Record<string, string[]> {
  if (typeof fields !== 'object' || fields === null) return {};
  const entries = Object.entries(fields).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  return Object.fromEntries(entries);
}
