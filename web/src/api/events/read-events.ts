import { apiUrl } from '../api-url.ts';
import { refreshAccessToken } from '../refresh.ts';
import { readAccessToken } from '../session-storage.ts';
import { createEventParser, type StreamListener } from './parse-events.ts';

/** The server sends something every 20 s. After this long without anything, the connection counts as dead, in ms. */
const silenceMilliseconds = 45_000;

/** Thrown when the server did not open the stream. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
  readonly retryAfterMilliseconds: number;

  constructor({ status, headers }: Response) {
    super(`The server refused the stream of events: ${status}`);
    this.retryAfterMilliseconds = 1000 * (Number.parseInt(headers.get('retry-after') ?? '', 10) || 0);
  }
}

interface ReadOptions extends StreamListener {
  /** The last event id that this browser has received. */
  lastId: string | undefined;
  signal: AbortSignal;
}

function open(token: string | null, lastId: string | undefined, signal: AbortSignal): Promise<Response> {
  return fetch(apiUrl('/api/events/'), {
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
    signal,
  });
}

/**
 * Reads the member's event stream until it ends. A 401 leads to one refresh and another attempt, as for all requests.
 * @throws when no stream opens, when it breaks, and when the server is silent for too long
 */
export async function readEvents({ lastId, signal, ...listener }: ReadOptions): Promise<void> {
  const connection = new AbortController();
  const abort = () => connection.abort();
  signal.addEventListener('abort', abort);
  let timer = setTimeout(abort, silenceMilliseconds);
  try {
    const token = readAccessToken();
    let response = await open(token, lastId, connection.signal);
    if (response.status === 401) response = await open(await refreshAccessToken(token), lastId, connection.signal);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) throw new StreamRefused(response);
    const parse = createEventParser(listener);
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done && !signal.aborted; read = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(abort, silenceMilliseconds);
      parse(decoder.decode(read.value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    connection.abort();
  }
}
