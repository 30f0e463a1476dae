import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../../../testing/until.ts';
import { answer, elsewhere, endPath, id, openCalls, partner, ringingCall } from './open-calls.fixture.ts';
import { FakeConnection } from './peer.fixture.ts';

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

test('a page that closes while a call rings leaves it ringing on the member’s other devices', async () => {
  const { page, callState, ring } = await openCalls();
  await ring();
  page.dispatch('pagehide');
  expect(await page.requestsUnderWay()).toBe(0);
  expect(callState.read().phase).not.toBe('ringing');
});

test('a page that closes during its call hangs up', async () => {
  const calls = await openCalls();
  await answer(calls);
  const sent = vi.spyOn(globalThis, 'fetch');
  calls.page.dispatch('pagehide');
  const { body } = await calls.page.api.take(endPath);
  // Otherwise the browser would drop the request with the page.
  expect(sent.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
  expect(JSON.parse(body)).toMatchObject({ reason: 'user_hangup' });
  expect(calls.track.stop).toHaveBeenCalledOnce();
});

test('a call is answered once, however often that is pressed', async () => {
  const { page, track, ring, answerCall } = await openCalls();
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  await answerCall();
  await ring();
  void answerCall();
  void answerCall();
  await page.api.take(`POST /api/calls/${id}/answer/`);
  expect([await page.requestsUnderWay(), open.mock.calls.length, track.stop.mock.calls.length]).toEqual([1, 1, 0]);
  const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true };
  expect(open).toHaveBeenLastCalledWith({ audio });
});

test('a profile that arrives or is changed during a call leaves the call alone', async () => {
  const calls = await openCalls();
  await answer(calls);
  calls.page.session.setProfile({ id: 1, name: 'Amina' } as never);
  expect([calls.callState.read().phase, calls.track.stop.mock.calls.length]).toEqual(['connecting', 0]);
  expect(await calls.page.requestsUnderWay()).toBe(0);
});

test('a logout ends the call with the microphone off, and nothing is told in anybody’s name', async () => {
  const calls = await openCalls();
  await answer(calls);
  calls.page.session.logout();
  expect(calls.callState.read()).toEqual({ phase: 'idle' });
  expect(calls.track.stop).toHaveBeenCalledOnce();
  const { callPartner } = await import('../../../../shared/calls/call-partner.ts');
  expect(callPartner.read()).toBeNull();
});

test('a call that is declined is told so', async () => {
  const { page, ring, hangUp } = await openCalls();
  await ring();
  hangUp();
  expect(JSON.parse((await page.api.take(endPath)).body)).toMatchObject({ reason: 'user_hangup' });
});

test('a call that nobody answers stops ringing after its time, and the server knows that itself', async () => {
  const { page, callState, ring } = await openCalls();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await ring();
  vi.advanceTimersByTime(30_000);
  expect(callState.read().phase).toBe('ringing');
  vi.advanceTimersByTime(3000);
  expect(callState.read().phase).not.toBe('ringing');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a clock that is set a day back or ahead during a call does not change its length', async () => {
  const calls = await openCalls();
  await answer(calls);
  const before = performance.now();
  FakeConnection.made[0]?.become('connected');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
  calls.hangUp();
  const over = calls.callState.read();
  expect(over).toMatchObject({ phase: 'over', seconds: expect.any(Number) });
  expect(over.phase === 'over' && over.seconds).toBeLessThanOrEqual((performance.now() - before) / 1000);
});

test('the end of the match ends a call with that partner, and no other', async () => {
  const { page, callState, ring, endWith } = await openCalls();
  await ring();
  endWith(8);
  expect(callState.read().phase).toBe('ringing');
  endWith(partner);
  expect(callState.read().phase).not.toBe('ringing');
  expect(JSON.parse((await page.api.take(endPath)).body)).toMatchObject({ reason: 'user_hangup' });
  endWith(partner);
  expect(await page.requestsUnderWay()).toBe(1);
});

test('news of another call leave this one alone', async () => {
  const { callState, ring, receiveCallNews } = await openCalls();
  await ring();
  receiveCallNews({
    type: 'call',
    call_id: elsewhere,
    partner: 8,
    state: 'ended',
    device: null,
    reason: 'user_hangup',
  });
  expect(callState.read().phase).toBe('ringing');
});

test('the caller’s hang-up ends the ringing, and no request follows', async () => {
  const { page, callState, ring, news } = await openCalls();
  await ring();
  news('ended', null, 'user_hangup');
  expect(callState.read().phase).not.toBe('ringing');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a page names itself alike in all that it asks and tells, and each call has its own id', async () => {
  const { page, callState, news, answerCall, callMember, hangUp } = await openCalls();
  news('ringing');
  const looked = await page.api.take('GET /api/calls/live/');
  const device = new URL(looked.request.slice(4), 'http://here').searchParams.get('device');
  expect(device).toMatch(/^[0-9a-f-]{36}$/);
  looked.reply({ body: { call: ringingCall } });
  await until(() => expect(callState.read().phase).toBe('ringing'));
  void answerCall();
  const answered = await page.api.take(`POST /api/calls/${id}/answer/`);
  hangUp();
  const ended = await page.api.take(endPath);
  expect([answered.body, ended.body].map((body) => JSON.parse(body) as unknown)).toEqual([
    { device },
    { device, reason: 'user_hangup' },
  ]);
  ended.reply({ status: 204 });
  const bodies: { client_id: string }[] = [];
  for (const receiver of [partner, 8]) {
    void callMember(receiver);
    const { body, reply } = await page.api.take('POST /api/calls/');
    bodies.push(JSON.parse(body));
    expect(bodies.at(-1)).toEqual({ receiver, client_id: expect.stringMatching(/^[0-9a-f-]{36}$/), device });
    reply({ status: 503 });
    await until(() => expect(callState.read()).toMatchObject({ phase: 'over', partner: receiver, reason: 'refused' }));
  }
  expect(new Set(bodies.map(({ client_id }) => client_id)).size).toBe(2);
});

test('a call without a network could not connect, and a call that the member mutes is dumb at once', async () => {
  const calls = await openCalls();
  const { page, track, callState, callMember, closeCall, setMuted } = calls;
  void callMember(partner);
  (await page.api.take('POST /api/calls/')).reply({ hangUp: true });
  await until(() => expect(callState.read()).toMatchObject({ phase: 'over', reason: 'ice_failed', seconds: null }));
  closeCall();
  expect(callState.read()).toEqual({ phase: 'idle' });
  await answer(calls);
  FakeConnection.made[0]?.become('connected');
  setMuted(true);
  expect([track.enabled, callState.read()]).toEqual([false, expect.objectContaining({ isMuted: true })]);
  // A call that goes on is not closed.
  closeCall();
  expect(callState.read().phase).toBe('talking');
});

test('the page knows whom a call is with from its ring until its end is closed', async () => {
  const { ring, news, closeCall, callMember, callState, page, hangUp } = await openCalls();
  const { callPartner } = await import('../../../../shared/calls/call-partner.ts');
  await ring();
  expect(callPartner.read()).toBe(partner);
  news('ended', null, 'cancelled');
  expect([callState.read().phase, callPartner.read()]).toEqual(['over', partner]);
  closeCall();
  expect(callPartner.read()).toBeNull();
  void callMember(8);
  await page.api.take('POST /api/calls/');
  expect(callPartner.read()).toBe(8);
  hangUp();
  expect(callPartner.read()).toBeNull();
});

test('a ring that cannot be looked at is logged, and rings not', async () => {
  const { page, callState, news } = await openCalls();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  news('ringing');
  (await page.api.take('GET /api/calls/live/')).reply({ status: 503 });
  await until(() =>
    expect(logged.mock.calls).toEqual([['Could not ask about a call', expect.objectContaining({ status: 503 })]]),
  );
  expect(callState.read()).toEqual({ phase: 'idle' });
});
