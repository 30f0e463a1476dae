import { expect, onTestFinished, test, vi } from 'vitest';
import { frame, startEventServer } from '../../testing/event-server.ts';

const typing = (partner: number) => ({ type: 'typing', partner });

/** Reads a stream. Its timers are the test's, the network is not. */
async function read(...refusals: Parameters<typeof startEventServer>) {
  const server = await startEventServer(...refusals);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.resetModules();
  const { readEvents } = await import('./read-events.ts');
  const visit = new AbortController();
  const outcome = { state: 'reading' };
  const heard: string[] = [];
  let hear = (): void => undefined;
  const reading = readEvents({
    lastId: 'before',
    signal: visit.signal,
    onData: (data) => {
      heard.push(data);
      hear();
    },
    onId: () => undefined,
    onRetry: () => undefined,
  }).then(
    () => Object.assign(outcome, { state: 'ended' }),
    (error: Error) => Object.assign(outcome, { state: 'broken', error }),
  );
  return {
    server,
    heard,
    outcome,
    reading,
    leave: () => visit.abort(),
    /** Sends frames and waits until they are heard. */
    async send(connection: Awaited<ReturnType<typeof server.connection>>, frames: string | Uint8Array) {
      const isHeard = new Promise<void>((resolve) => {
        hear = resolve;
      });
      connection.send(frames);
      await isHeard;
    },
  };
}

test('a stream that falls silent is given up after 45 s, also if it has brought something before', async () => {
  const { server, outcome, reading, send } = await read();
  const connection = await server.connection(1);
  await send(connection, frame('a', typing(7)));
  vi.advanceTimersByTime(44_999);
  // The silence counts from the last byte.
  await send(connection, frame('b', typing(7)));
  vi.advanceTimersByTime(44_999);
  await send(connection, frame('c', typing(7)));
  expect(outcome.state).toBe('reading');
  vi.advanceTimersByTime(45_000);
  await reading;
  expect(outcome).toMatchObject({ state: 'broken', error: { name: 'AbortError' } });
});

test('a stream that never brings anything is given up, too', async () => {
  const { server, outcome, reading } = await read();
  await server.connection(1);
  vi.advanceTimersByTime(45_000);
  await reading;
  expect(outcome.state).toBe('broken');
});

test('it goes on after the last id, with the member’s token, and ends as the server does', async () => {
  const { server, outcome, reading, send, heard } = await read();
  const connection = await server.connection(1);
  expect([connection.lastEventId, connection.authorization]).toEqual(['before', 'Bearer a']);
  await send(connection, frame('a', typing(7)));
  connection.end();
  await reading;
  expect([outcome.state, heard]).toEqual(['ended', [JSON.stringify(typing(7))]]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a letter of several bytes that arrives in two pieces is whole', async () => {
  const { server, send, leave, reading, heard } = await read();
  const connection = await server.connection(1);
  const greeting = { ...typing(7), text: 'Sawa 😊' };
  const bytes = new TextEncoder().encode(frame('a', typing(7)) + frame('b', greeting));
  const middle = bytes.indexOf(0xf0) + 2;
  await send(connection, bytes.subarray(0, middle));
  await send(connection, bytes.subarray(middle));
  expect(heard.at(-1)).toBe(JSON.stringify(greeting));
  leave();
  await reading;
});

test('a logout ends the stream at once, and nothing of it is left', async () => {
  const { server, reading, leave, send, heard } = await read();
  const connection = await server.connection(1);
  await send(connection, frame('a', typing(7)));
  leave();
  await reading;
  expect([heard.length, vi.getTimerCount()]).toEqual([1, 0]);
});

// A network's own page of sign-in is a 200 without events.
test.each([503, 429, 404, 200])(
  'a %d is a refusal, with the time after which the server may be asked again',
  async (status) => {
    const { outcome, reading } = await read(() => status);
    await reading;
    expect(outcome).toMatchObject({ state: 'broken', error: { name: 'StreamRefused', retryAfterMilliseconds: 0 } });
  },
);

test('after a refresh the stream goes on after the last id, too', async () => {
  const { server, reading, leave } = await read((attempt) => (attempt === 1 ? 401 : undefined));
  const { lastEventId, authorization } = await server.connection(1);
  expect([lastEventId, authorization]).toEqual(['before', 'Bearer fresh']);
  leave();
  await reading;
});

test('a 401 that stays after the refresh is a refusal, after one refresh', async () => {
  const { server, outcome, reading } = await read(() => 401);
  await reading;
  expect(outcome).toMatchObject({ state: 'broken', error: { name: 'StreamRefused' } });
  expect(server.refreshes).toHaveLength(1);
});

test('a stream that is refused frees its connection at once', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'a' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked = vi.fn(async (_url: string, _options: RequestInit) => new Response('<p>Resting</p>', { status: 503 }));
  vi.stubGlobal('fetch', asked);
  vi.resetModules();
  const { readEvents } = await import('./read-events.ts');
  const nothing = () => undefined;
  const { signal } = new AbortController();
  const reading = readEvents({ lastId: undefined, signal, onData: nothing, onId: nothing, onRetry: nothing });
  await expect(reading).rejects.toMatchObject({ name: 'StreamRefused', retryAfterMilliseconds: 0 });
  const options = asked.mock.calls[0]?.[1];
  expect([options?.signal?.aborted, options?.cache, options?.headers]).toEqual([
    true,
    'no-store',
    { accept: 'text/event-stream', authorization: 'Bearer a' },
  ]);
});

test('a stream that is refused for another reason than the token refreshes nothing', async () => {
  const { server, outcome, reading } = await read(() => 403);
  await reading;
  expect([server.refreshes.length, outcome]).toEqual([0, { state: 'broken', error: expect.any(Error) }]);
});
