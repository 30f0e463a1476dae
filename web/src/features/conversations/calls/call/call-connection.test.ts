import type { Call } from '@mwanzo/contract/conversations/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';
import type { CallEvent } from './call-machine.ts';
import { FakeConnection, stubCalls } from './peer.fixture.ts';

const alivePath = 'POST /api/calls/c/alive/';
const call = { id: 'c', role: 'caller', rings_for_ms: 30_000, ice_servers: [] } as unknown as Call;

/** Opens a call whose clock is the test's. */
async function openCall(role: Call['role'] = 'caller', rings_for_ms = 30_000) {
  const page = await openPage();
  const { microphone } = stubCalls();
  const { createCallConnection } = await import('./call-connection.ts');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const events: CallEvent[] = [];
  const ends: [string, boolean][] = [];
  const connection = createCallConnection({
    call: { ...call, role, rings_for_ms },
    device: 'device',
    microphone,
    dispatch: (event) => void events.push(event),
    onEnd: (reason, isTold) => void ends.push([reason, isTold]),
  });
  onTestFinished(() => connection.close());
  const [peer] = FakeConnection.made;
  if (!peer) throw new Error('no connection was made');
  const kinds = () => events.map(({ type }) => type);
  /** Lets seconds pass, and whatever each of them starts. */
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return { page, connection, peer, events, kinds, ends, pass };
}

test('the two hear each other once both take part and their sound is connected, in either order', async () => {
  const { connection, peer, kinds } = await openCall();
  peer.become('connected');
  connection.answered();
  connection.answered();
  expect(kinds()).toEqual(['heard', 'answered', 'heard']);
});

test.each(['disconnected', 'failed'])('a sound that has %s is shown, tried again and given up', async (state) => {
  const { page, connection, peer, events, ends, pass } = await openCall();
  connection.answered();
  peer.become('connected');
  peer.become(state);
  await pass(2);
  expect(events.at(-1)).toEqual({ type: 'quality', quality: 'reconnecting' });
  (await page.api.take(alivePath)).reply({ body: { state: 'answered', ice_servers: [] } });
  await until(() => expect(peer.offers).toEqual([{ iceRestart: true }]));
  await pass(28);
  expect(ends).toEqual([['ice_timeout', false]]);
});

test('the callee waits for the caller’s new route', async () => {
  const { page, connection, peer, events, pass } = await openCall('callee');
  connection.answered();
  peer.become('connected');
  // A connection that is only being checked is not lost.
  peer.become('connecting');
  await pass(3);
  expect(events.map(({ type }) => type)).toEqual(['answered', 'heard']);
  peer.become('disconnected');
  await pass(9);
  expect([peer.offers, await page.requestsUnderWay()]).toEqual([[], 0]);
});

test('a sound that comes back is no longer lost', async () => {
  const { connection, peer, ends, pass } = await openCall('callee');
  connection.answered();
  peer.become('connected');
  peer.become('disconnected');
  await pass(5);
  peer.become('connected');
  await pass(8);
  expect(ends).toEqual([]);
});

test.each([-86_400, 86_400])('a clock that is set by %d s during a call ends nothing', async (jump) => {
  const { connection, peer, ends, pass } = await openCall('callee');
  connection.answered();
  peer.become('connected');
  vi.setSystemTime(Date.now() + jump * 1000);
  await pass(8);
  expect(ends).toEqual([]);
});

test.each([
  ['has ended', { body: { state: 'ended', reason: 'user_busy', ice_servers: [] } }, [['user_busy', true]]],
  ['is unknown to the server', { status: 404, body: { code: 'not_found' } }, [['user_hangup', true]]],
  ['has ended for no reason', { body: { state: 'ended', reason: null, ice_servers: [] } }, [['user_hangup', true]]],
  ['still rings', { body: { state: 'ringing', ice_servers: [] } }, []],
  ['cannot be asked about', { status: 503 }, []],
] as const)('a look at a call that %s', async (_, reply, expected) => {
  const { page, connection, ends, events } = await openCall();
  const looked = connection.look();
  (await page.api.take(alivePath)).reply(reply);
  await looked;
  expect([ends, events]).toEqual([expected, []]);
});

test('an answer whose event was lost is found by looking', async () => {
  const { page, connection, kinds } = await openCall();
  const looked = connection.look();
  const { body, reply } = await page.api.take(alivePath);
  reply({ body: { state: 'answered', ice_servers: [] } });
  await looked;
  expect([body, kinds()]).toEqual(['{"device":"device"}', ['answered']]);
});

test('after its end a call asks nothing, tells nothing and has no timer', async () => {
  const { page, connection, peer, events, ends, pass } = await openCall();
  const looked = connection.look();
  const asked = await page.api.take(alivePath);
  connection.close();
  asked.reply({ body: { state: 'ended', reason: 'user_busy', ice_servers: [] } });
  await looked;
  peer.become('connected');
  await pass(60);
  expect([events, ends, vi.getTimerCount()]).toEqual([[], [], 0]);
});

test('data and a weak line are told every two seconds, and the server hears of the page every 15', async () => {
  const { page, connection, peer, events, pass } = await openCall('callee');
  const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded', bytesSent: 30_000, bytesReceived: 0 };
  const route = (packetsLost: number) =>
    new Map<string, object>([
      ['pair', pair],
      ['in', { type: 'inbound-rtp', packetsReceived: 10, packetsLost }],
    ]);
  connection.answered();
  peer.become('connected');
  peer.stats = route(0);
  await pass(2);
  expect(events).toEqual([
    { type: 'answered', id: 'c', role: 'callee' },
    { type: 'heard', now: expect.any(Number) },
    { type: 'traffic', kilobytes: 30 },
  ]);
  await pass(2);
  peer.stats = route(5);
  await pass(2);
  peer.stats = route(5);
  await pass(2);
  const qualities = events.flatMap((event) => (event.type === 'quality' ? [event.quality] : []));
  expect(qualities).toEqual(['good', 'weak', 'good']);
  await pass(6);
  expect(await page.requestsUnderWay()).toBe(0);
  await pass(1);
  await page.api.take(alivePath);
});

test('a call that rings longer than it should is looked at: its end may have been lost', async () => {
  const { page, pass } = await openCall('caller', 2000);
  await pass(4);
  expect(await page.requestsUnderWay()).toBe(0);
  await pass(1);
  await page.api.take(alivePath);
});

test('the credentials that a look brings hold for the next route, and an ended call gets no route', async () => {
  const { page, connection, peer, pass } = await openCall();
  connection.answered();
  peer.become('connected');
  peer.become('disconnected');
  await pass(2);
  const looked = await page.api.take(alivePath);
  const ice_servers = [{ urls: ['turn:two'], username: 'v', credential: 'd' }];
  looked.reply({ body: { state: 'answered', ice_servers } });
  await until(() => expect(peer.configurations[1]).toMatchObject({ iceServers: ice_servers }));
  await until(() => expect(peer.offers).toHaveLength(1));
  // A response without credentials takes none away.
  const look = connection.look();
  (await page.api.take(alivePath)).reply({ body: { state: 'answered', ice_servers: [] } });
  await look;
  expect(peer.configurations).toHaveLength(2);
  await pass(6);
  const late = await page.api.take(alivePath);
  connection.close();
  late.reply({ body: { state: 'answered', ice_servers } });
  await page.requestsUnderWay();
  expect([peer.offers.length, peer.configurations.length]).toEqual([1, 2]);
});

test('a sound that cannot be used ends the call', async () => {
  const { page, connection, ends } = await openCall();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  connection.receive({ description: { type: 'offer', sdp: 'broken' }, candidates: [] });
  await page.requestsUnderWay();
  expect(ends).toEqual([['user_media_failed', false]]);
  expect(logged.mock.calls).toEqual([['The sound of a call failed', new Error('broken')]]);
});

test('an offer that is ready only after the end is not sent', async () => {
  const { page, connection } = await openCall();
  connection.offer();
  connection.close();
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a signal that did not get through is not sent again after the end', async () => {
  const { page, connection } = await openCall();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  connection.offer();
  const lost = await page.api.take('POST /api/calls/c/signal/');
  connection.close();
  lost.reply({ status: 503 });
  await page.requestsUnderWay();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('after the end neither a refused signal nor a broken sound asks or tells anything', async () => {
  const { page, connection, ends } = await openCall();
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  connection.offer();
  const signal = await page.api.take('POST /api/calls/c/signal/');
  connection.receive({ description: { type: 'offer', sdp: 'broken' }, candidates: [] });
  connection.close();
  signal.reply({ status: 404, body: { code: 'not_found' } });
  expect([await page.requestsUnderWay(), ends]).toEqual([0, []]);
});

test('a signal that the server refuses asks about the call, which ends if the server says so', async () => {
  const { page, connection, ends } = await openCall();
  connection.offer();
  (await page.api.take('POST /api/calls/c/signal/')).reply({ status: 404, body: { code: 'not_found' } });
  (await page.api.take(alivePath)).reply({ body: { state: 'ended', reason: 'user_busy', ice_servers: [] } });
  await until(() => expect(ends).toEqual([['user_busy', true]]));
});

test('a traffic that cannot be read says nothing of the line, and the call goes on', async () => {
  const { connection, peer, kinds, ends, pass } = await openCall('callee');
  connection.answered();
  peer.become('connected');
  peer.getStats = () => Promise.reject(new DOMException('', 'InvalidAccessError'));
  await pass(4);
  expect([kinds(), ends]).toEqual([['answered', 'heard'], []]);
});
