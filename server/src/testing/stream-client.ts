import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

import { onTestFinished } from 'vitest';
import type { StreamEvent } from '@mwanzo/contract/events';

export interface TestStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The raw text received so far. */
  text(): string;
  /** The events received so far, without `sync`. */
  events(): StreamEvent[];
  /** The last event id, as a client stores it. */
  lastId(): string | undefined;
  /** Resolves when the condition holds. Rejects when the stream ends before. */
  until(condition: (stream: TestStream) => boolean): Promise<void>;
  /** Resolves when the stream has ended, on either side. */
  ended(): Promise<void>;
  /** Stops reading, like a phone whose connection has broken. */
  pause(): void;
  close(): void;
}

/** Parses the format of server-sent events. */
function createReader() {
  const events: StreamEvent[] = [];
  let text = '';
  let lastId: string | undefined;
  let read = 0;
  return {
    events,
    text: () => text,
    lastId: () => lastId,
    read(chunk: string): void {
      text += chunk;
      for (let end = text.indexOf('\n\n', read); end !== -1; end = text.indexOf('\n\n', read)) {
        for (const line of text.slice(read, end).split('\n')) {
          if (line.startsWith('id: ')) lastId = line.slice(4);
          if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)) as StreamEvent);
        }
        read = end + 2;
      }
    },
  };
}

/** Opens a stream of events at the address of a server and waits for its headers. It is closed when the test ends. */
export async function openStream(
  address: string,
  token: string,
  { lastEventId }: { lastEventId?: string | undefined } = {},
): Promise<TestStream> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  const request = get(new URL('/api/events/', address), { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const reader = createReader();
  const state = { isOver: false, changed: Promise.withResolvers<void>() };
  const tell = () => {
    state.changed.resolve();
    state.changed = Promise.withResolvers();
  };
  const over = () => {
    state.isOver = true;
    tell();
  };
  response.setEncoding('utf8').on('data', (chunk: string) => {
    reader.read(chunk);
    tell();
  });
  response.on('close', over).on('error', over);
  request.on('error', over);
  const stream: TestStream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: reader.text,
    events: () => reader.events.filter(({ type }) => type !== 'sync'),
    lastId: reader.lastId,
    async until(condition) {
      while (!condition(stream)) {
        if (state.isOver) throw new Error(`The stream has ended: ${reader.text().slice(-500)}`);
        await state.changed.promise;
      }
    },
    async ended() {
      while (!state.isOver) await state.changed.promise;
    },
    pause: () => void response.pause(),
    close: () => void request.destroy(),
  };
  onTestFinished(() => stream.close());
  return stream;
}
