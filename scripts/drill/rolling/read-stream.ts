import { once } from 'node:events';
import { request, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { StreamEvent } from '@mwanzo/contract/events';

/** The longest pause between two attempts, in ms: as in the web app. */
const pauseMsMax = 60_000;

export interface StreamReader {
  /** The times from the end of a stream to the first event of the next one, in ms. */
  readonly awayMs: readonly number[];
  /** The number of streams that said they had lost nothing, and that told the client to fetch again. */
  readonly counts: { continued: number; refetched: number };
  isOpen(): boolean;
  close(): void;
}

interface Listener {
  /** Called with each event. */
  readonly onEvent: (event: StreamEvent) => void;
}

/** Reads the stream of a member through the proxy, and comes back as the web app does. */
export function readStream(port: number, token: string, { onEvent }: Listener): StreamReader {
  const over = new AbortController();
  const counts = { continued: 0, refetched: 0 };
  const awayMs: number[] = [];
  const state = { lastId: '', retryMs: 3000, isOpen: false, endedAt: 0, failures: 0 };

  function readFrame(frame: string): void {
    for (const line of frame.split('\n')) {
      if (line.startsWith('id: ')) state.lastId = line.slice(4);
      if (line.startsWith('retry: ')) state.retryMs = Number(line.slice(7));
      if (line.startsWith('data: ')) receive(JSON.parse(line.slice(6)) as StreamEvent);
    }
  }
  function receive(event: StreamEvent): void {
    if (event.type === 'sync' && !state.isOpen) {
      state.isOpen = true;
      state.failures = 0;
      if (state.endedAt > 0) {
        awayMs.push(performance.now() - state.endedAt);
        counts[event.refetch ? 'refetched' : 'continued'] += 1;
      }
    }
    onEvent(event);
  }
  async function readOnce(): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, ...(state.lastId && { 'last-event-id': state.lastId }) };
    const options: RequestOptions = { port, host: '127.0.0.1', path: '/api/events/', headers, agent: false };
    const sending = request({ ...options, rejectUnauthorized: false, signal: over.signal });
    const responded = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.end();
    const [response] = await responded;
    if (response.statusCode !== 200) {
      response.resume();
      return;
    }
    let rest = '';
    for await (const chunk of response.setEncoding('utf8')) {
      const frames = (rest + String(chunk)).split('\n\n');
      rest = frames.pop() ?? '';
      frames.forEach(readFrame);
    }
  }
  async function read(): Promise<void> {
    while (!over.signal.aborted) {
      await readOnce().catch(() => {});
      if (state.isOpen) state.endedAt = performance.now();
      else state.failures += 1;
      state.isOpen = false;
      const pause = Math.min(pauseMsMax, state.retryMs * 2 ** state.failures);
      await wait(state.failures === 0 ? pause : pause * (0.5 + Math.random() / 2), undefined, over).catch(() => {});
    }
  }
  void read();
  return { awayMs, counts, isOpen: () => state.isOpen, close: () => over.abort() };
}
