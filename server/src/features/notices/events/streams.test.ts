import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { hasCount, listenForStreams, typing } from './streams.fixture.ts';

const testApp = await buildTestApp();
const { app, events, inject } = testApp;
/** The server's side of each connection. */
const sockets: Socket[] = [];
app.server.on('connection', (socket: Socket) => sockets.push(socket));
const open = await listenForStreams(app);

test('a stream is one that nothing on the way holds back, and begins with a hint and a sync', async () => {
  const stream = await open(await createMember(testApp));
  expect(stream.status).toBe(200);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(stream.headers['content-encoding']).toBeUndefined();
  expect(stream.text()).toMatch(/^retry: 3000\n\nid: [\w-]+\ndata: {"type":"sync","refetch":true,"quiet_ms":\d+}\n\n$/);
});

test('HEAD has the headers of the stream and ends', async () => {
  const { headers } = await createMember(testApp);
  const response = await inject({ method: 'HEAD', url: '/api/events/', headers });
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    '',
  ]);
});

test('a server that is about to stop opens no stream, and sends its clients to the next one at once', async () => {
  const stopping = await buildApp({ ...testApp.dependencies, isDraining: () => true });
  onTestFinished(() => stopping.close());
  const { headers } = await createMember(testApp);
  const refused = await stopping.inject({ url: '/api/events/', headers });
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
});

test('an event reaches every stream of its members, and nobody else', async () => {
  const [one, other, stranger] = [
    await createMember(testApp),
    await createMember(testApp),
    await createMember(testApp),
  ];
  const streams = [await open(one), await open(one), await open(other)];
  const elsewhere = await open(stranger);
  events.publish({ to: [one.id, other.id], event: typing(7) });
  events.publish({ to: [stranger.id], event: typing(8) });
  await elsewhere.until(hasCount(1));
  for (const stream of streams) {
    await stream.until(hasCount(1));
    expect(stream.events()).toEqual([typing(7)]);
  }
  expect(elsewhere.events()).toEqual([typing(8)]);
});

test('a stream continues after the last event that its client has seen, without a gap or a duplicate', async () => {
  const member = await createMember(testApp);
  const other = await createMember(testApp);
  const first = await open(member);
  for (const partner of [1, 2]) events.publish({ to: [member.id], event: typing(partner) });
  await first.until(hasCount(2));
  const seen = first.lastId();
  first.close();
  await first.ended();
  events.publish({ to: [other.id], event: typing(99) });
  for (const partner of [3, 4]) events.publish({ to: [member.id], event: typing(partner) });
  const second = await open(member, seen);
  expect(second.text()).toContain('data: {"type":"sync","refetch":false}');
  expect(second.events()).toEqual([typing(3), typing(4)]);
  events.publish({ to: [member.id], event: typing(5) });
  await second.until(hasCount(3));
  expect(second.events()).toEqual([typing(3), typing(4), typing(5)]);
  // The id of another member's event is valid as a position, and reveals nothing about the event.
  const third = await open(member, second.lastId());
  expect(third.events()).toEqual([]);
  expect(third.text()).toContain('"refetch":false');
});

test.each([
  'unknown',
  ' ',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  'a'.repeat(5000),
  '00000000-0000-0000-0000-000000000000',
  'é',
  "' or 1=1 --",
  '{"$gt":""}',
  '%00',
])('a client with the last id %j is told to fetch again', async (lastEventId) => {
  const stream = await open(await createMember(testApp), lastEventId);
  expect([stream.status, stream.events()]).toEqual([200, []]);
  expect(stream.text()).toContain('{"type":"sync","refetch":true');
});

test('of 50 streams of one member the five newest stay, and the others are told to come back later', async () => {
  const member = await createMember(testApp);
  const streams = [];
  for (let count = 0; count < 50; count += 1) streams.push(await open(member));
  const [ended, left] = [streams.slice(0, 45), streams.slice(45)];
  for (const stream of ended) {
    await stream.ended();
    expect(stream.text()).toMatch(/retry: 60000\n\n$/);
  }
  events.publish({ to: [member.id], event: typing(1) });
  for (const stream of left) await stream.until(hasCount(1));
  expect(ended.flatMap((stream) => stream.events())).toEqual([]);
});

test('a reader who does not read is cut off, alone, and is told to fetch when it comes back', async () => {
  const member = await createMember(testApp);
  const other = await createMember(testApp);
  const attentive = await open(other);
  const slow = await open(member);
  const seen = slow.lastId();
  slow.pause();
  const message = {
    id: 1,
    sender: 1,
    receiver: member.id,
    text: 'x'.repeat(4000),
    timestamp: '2026-11-21T09:00:00.000Z',
    client_id: null,
    reply_to: null,
    reply_to_prompt: null,
    reactions: [],
    is_deleted: false,
    media: null,
    delivered_at: null,
    warning: null,
    seen_at: null,
  };
  const isCut = () => sockets.at(-1)?.destroyed === true;
  // The operating system buffers some megabytes before the server has to.
  for (let sent = 0; sent < 20_000 && !isCut(); sent += 1) {
    events.publish({ to: [member.id], event: { type: 'message', partner: 1, message } });
    await setImmediate();
  }
  expect(isCut()).toBe(true);
  events.publish({ to: [other.id], event: typing(1) });
  await attentive.until(hasCount(1));
  const again = await open(member, seen);
  expect(again.text()).toContain('{"type":"sync","refetch":true');
});

test('a stream ends when its token expires, with a hint to come back at once', async () => {
  const start = testApp.clock.now();
  const stream = await open(await createMember(testApp));
  testApp.clock.advance(15 * 60_000);
  await stream.ended();
  expect(stream.text()).toMatch(/retry: 0\n\n$/);
  testApp.clock.set(start);
});

test('closing the server ends every stream, with hints that are spread over a second', async () => {
  const closing = await testApp.buildAgain();
  const openThere = await listenForStreams(closing);
  const streams = await Promise.all(Array.from({ length: 20 }, async () => openThere(await createMember(testApp))));
  await closing.close();
  await Promise.all(streams.map((stream) => stream.ended()));
  const hints = streams.map((stream) => Number(/retry: (\d+)\n\n$/.exec(stream.text())?.[1]));
  expect(Math.min(...hints)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...hints)).toBeLessThanOrEqual(1500);
  expect(Math.max(...hints) - Math.min(...hints)).toBeGreaterThan(300);
});
