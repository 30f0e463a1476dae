import type { Call } from '@mwanzo/contract/calls';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const id = '5b0a1f52-6c4d-4f7e-9a63-0d4b6b8f2c11';
const elsewhere = '0d9c3b7a-2f1e-4c58-8b6d-7a5e4f3c2b10';
const partner = 7;

const ringingCall: Call = {
  id,
  partner,
  role: 'callee',
  state: 'ringing',
  reason: null,
  rings_for_ms: 30_000,
  lasts_for_ms: 0,
  device: null,
  offer: null,
  ice_servers: [],
};

/** Opens a page with a microphone. */
async function openCalls() {
  const page = await openPage();
  vi.stubGlobal('RTCPeerConnection', EventTarget);
  const track = { stop: vi.fn() };
  const microphone = { getTracks: () => [track] };
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.resolve(microphone) } });
  const session = await import('./call-session.ts');
  const news = (state: Call['state'], device: string | null = null, reason: Call['reason'] = null) =>
    session.receiveCallNews({ type: 'call', call_id: id, partner, state, device, reason });
  /** Lets the partner's call ring. */
  const ring = async () => {
    news('ringing');
    (await page.api.take('GET /api/calls/live/')).reply({ body: { call: ringingCall } });
    await until(() => expect(session.callState.read().phase).toBe('ringing'));
  };
  return { page, track, news, ring, ...session };
}

test('a call that another device of the member answers stops ringing, and the server is told nothing', async () => {
  const { page, callState, news, ring } = await openCalls();
  await ring();
  news('answered', elsewhere);
  expect(callState.read()).toEqual({ phase: 'idle' });
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a call that another page of the member has begun meanwhile is left to it, with the microphone off', async () => {
  const { page, track, callState, callMember } = await openCalls();
  void callMember(partner);
  const begun = { ...ringingCall, role: 'caller', device: elsewhere };
  (await page.api.take('POST /api/calls/')).reply({ body: begun });
  await until(() => expect(callState.read()).toMatchObject({ phase: 'over', reason: 'answered_elsewhere' }));
  expect(track.stop).toHaveBeenCalledOnce();
  expect(await page.requestsUnderWay()).toBe(0);
});

test.each([
  ['another device has answered', { ...ringingCall, state: 'answered', device: elsewhere }, 'answered_elsewhere'],
  ['the caller has hung up', null, 'cancelled'],
] as const)('an answer that is refused because %s says so', async (_, live, reason) => {
  const { page, track, callState, ring, answerCall } = await openCalls();
  await ring();
  void answerCall();
  (await page.api.take(`POST /api/calls/${id}/answer/`)).reply({
    status: 409,
    body: { code: 'call_over', detail: '' },
  });
  (await page.api.take('GET /api/calls/live/')).reply({ body: { call: live } });
  await until(() => expect(callState.read()).toMatchObject({ phase: 'over', reason }));
  expect(track.stop).toHaveBeenCalledOnce();
});

test.each([
  ['has ended', null],
  ['rings for the caller', { ...ringingCall, role: 'caller' }],
  ['will have ended before it is seen', { ...ringingCall, rings_for_ms: 2999 }],
  ['is another one', { ...ringingCall, id: elsewhere }],
] as const)('an old event of a call that %s does not ring', async (_, live) => {
  const { page, callState, news } = await openCalls();
  news('ringing');
  (await page.api.take('GET /api/calls/live/')).reply({ body: { call: live } });
  expect(await page.requestsUnderWay()).toBe(0);
  await page.settled();
  expect(callState.read()).toEqual({ phase: 'idle' });
});
