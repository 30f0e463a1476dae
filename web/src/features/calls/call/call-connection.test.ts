import type { Call } from '@mwanzo/contract/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';
import type { CallEvent } from './call-machine.ts';
import { FakeConnection, stubCalls } from './peer.fixture.ts';

const alivePath = 'POST /api/calls/c/alive/';
const call = { id: 'c', role: 'caller', rings_for_ms: 30_000, ice_servers: [] } as unknown as Call;

/** Opens a call whose clock is the test's. */
async function openCall(role: Call['role'] = 'caller') {
  const page = await openPage();
  const { microphone } = stubCalls();
  const { createCallConnection } = await import('./call-connection.ts');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const events: CallEvent[] = [];
  const ends: [string, boolean][] = [];
  const connection = createCallConnection({
    call: { ...call, role },
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

test('a lost sound is shown, tried again by the caller, and given up after half a minute', async () => {
  const { page, connection, peer, events, ends, pass } = await openCall();
  connection.answered();
  peer.become('connected');
  peer.become('disconnected');
  await pass(2);
  expect(events.at(-1)).toEqual({ type: 'quality', quality: 'reconnecting' });
  (await page.api.take(alivePath)).reply({ body: { state: 'answered', ice_servers: [] } });
  await until(() => expect(peer.offers).toEqual([{ iceRestart: true }]));
  await pass(28);
  expect(ends).toEqual([['ice_timeout', false]]);
});

test('the callee waits for the caller’s new route', async () => {
  const { page, connection, peer, pass } = await openCall('callee');
  connection.answered();
  peer.become('connected');
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
  ['cannot be asked about', { status: 503 }, []],
] as const)('a look at a call that %s', async (_, reply, expected) => {
  const { page, connection, ends } = await openCall();
  const looked = connection.look();
  (await page.api.take(alivePath)).reply(reply);
  await looked;
  expect(ends).toEqual(expected);
});

test('an answer whose event was lost is found by looking', async () => {
  const { page, connection, kinds } = await openCall();
  const looked = connection.look();
  (await page.api.take(alivePath)).reply({ body: { state: 'answered', ice_servers: [] } });
  await looked;
  expect(kinds()).toEqual(['answered']);
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
