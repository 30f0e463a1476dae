import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { until } from '../../../../testing/until.ts';
import { answer, elsewhere, endPath, id, openCalls, partner, ringingCall } from './open-calls.fixture.ts';
import { FakeConnection } from './peer.fixture.ts';

test.each([
  ['refused', new DOMException('', 'NotAllowedError'), 'microphone_refused'],
  ['missing', new DOMException('', 'NotFoundError'), 'no_microphone'],
])(
  'with a microphone that is %s nobody is called, and a ringing call ends for that reason',
  async (_, error, reason) => {
    const { page, callState, callMember, closeCall, ring, answerCall } = await openCalls();
    Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.reject(error) } });
    await callMember(partner);
    expect(callState.read()).toMatchObject({ phase: 'over', role: 'caller', reason });
    expect(await page.requestsUnderWay()).toBe(0);
    closeCall();
    await ring();
    await answerCall();
    expect(callState.read()).toMatchObject({ phase: 'over', role: 'callee', reason });
    const { body, reply } = await page.api.take(endPath);
    expect(JSON.parse(body)).toMatchObject({ reason: 'user_media_failed' });
    reply({ status: 204 });
  },
);

test('a microphone that comes after the member has hung up is turned off again', async () => {
  const { page, track, callMember, hangUp } = await openCalls();
  const late = Promise.withResolvers<MediaStream>();
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => late.promise } });
  const calling = callMember(partner);
  hangUp();
  late.resolve({ getTracks: () => [track] } as unknown as MediaStream);
  await calling;
  expect([track.stop.mock.calls.length, await page.requestsUnderWay()]).toEqual([1, 0]);
});

test('a call that is hung up before the server has confirmed it is ended there, too', async () => {
  const { page, track, callState, callMember, hangUp } = await openCalls();
  void callMember(partner);
  const { reply } = await page.api.take('POST /api/calls/');
  hangUp();
  expect([callState.read().phase, track.stop.mock.calls.length]).toEqual(['idle', 1]);
  reply({ body: { ...ringingCall, role: 'caller' } });
  (await page.api.take(endPath)).reply({ status: 204 });
  expect([callState.read().phase, FakeConnection.made.length]).toEqual(['idle', 0]);
});

test.each([
  ['premium_required', 'idle', undefined, partner],
  ['call_refused', 'idle', undefined, partner],
  ['not_found', 'over', 'refused', null],
] as const)('a call that is refused with %s is explained', async (code, phase, reason, asked) => {
  const { page, track, callState, callMember } = await openCalls();
  const { callConsentAsked } = await import('../consent/call-consent-asked.ts');
  void callMember(partner);
  (await page.api.take('POST /api/calls/')).reply(refusal(code));
  await until(() => expect(callState.read()).toMatchObject({ phase, ...(reason && { reason }) }));
  expect([callConsentAsked.read(), track.stop.mock.calls.length]).toEqual([asked, 1]);
});

test('two who call each other at the same moment talk: one of them answers', async () => {
  const { page, callState, callMember } = await openCalls();
  void callMember(partner);
  (await page.api.take('POST /api/calls/')).reply({ body: ringingCall });
  const offer = { ...ringingCall, state: 'answered', offer: 'theirs' };
  (await page.api.take(`POST /api/calls/${id}/answer/`)).reply({ body: offer });
  await until(() => expect(callState.read()).toMatchObject({ phase: 'connecting', role: 'callee' }));
  await until(() => expect(FakeConnection.made[0]?.remoteDescription).toEqual({ type: 'offer', sdp: 'theirs' }));
});

test('signals that come while a call is being answered are not lost, and those of another call are', async () => {
  const calls = await openCalls();
  const signal = (call_id: string, candidate: string) =>
    calls.receiveCallNews({
      type: 'call_signal',
      call_id,
      partner,
      description: null,
      candidates: [candidate],
    } as never);
  await calls.ring();
  signal(id, 'early');
  signal(elsewhere, 'foreign');
  void calls.answerCall();
  const answered = { ...ringingCall, state: 'answered', offer: 'theirs' };
  (await calls.page.api.take(`POST /api/calls/${id}/answer/`)).reply({ body: answered });
  await until(() => expect(FakeConnection.made[0]?.added).toEqual(['early']));
  signal(id, 'late');
  await until(() => expect(FakeConnection.made[0]?.added).toEqual(['early', 'late']));
});

test('a member who blocks the partner leaves the call without a word about its end', async () => {
  const calls = await openCalls();
  await answer(calls);
  FakeConnection.made[0]?.become('connected');
  calls.leaveCall();
  expect([calls.callState.read(), calls.track.stop.mock.calls.length]).toEqual([{ phase: 'idle' }, 1]);
  (await calls.page.api.take(endPath)).reply({ status: 204 });
});

test.each(['its caller has hung up', 'the member has declined'] as const)(
  'the next call is not ended by the time of one that %s',
  async (end) => {
    const { callState, ring, news, hangUp } = await openCalls();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await ring();
    if (end === 'the member has declined') hangUp();
    else news('ended', null, 'user_hangup');
    vi.advanceTimersByTime(20_000);
    await ring();
    vi.advanceTimersByTime(15_000);
    expect(callState.read().phase).toBe('ringing');
  },
);

test('signals of a call that has ended do not reach the next one', async () => {
  const calls = await openCalls();
  await calls.ring();
  const signal = { type: 'call_signal', call_id: id, partner, description: null, candidates: ['former'] };
  calls.receiveCallNews(signal as never);
  calls.news('ended', null, 'user_hangup');
  await calls.ring();
  void calls.answerCall();
  const answered = { ...ringingCall, state: 'answered', offer: 'theirs' };
  (await calls.page.api.take(`POST /api/calls/${id}/answer/`)).reply({ body: answered });
  await until(() => expect(FakeConnection.made[0]?.remoteDescription).toMatchObject({ type: 'offer' }));
  expect(FakeConnection.made[0]?.added).toEqual([]);
});

test('a call that is declined while it is being answered is ended again once that has arrived', async () => {
  const { page, track, ring, answerCall, hangUp } = await openCalls();
  await ring();
  void answerCall();
  const { reply } = await page.api.take(`POST /api/calls/${id}/answer/`);
  hangUp();
  (await page.api.take(endPath)).reply({ status: 204 });
  reply({ body: { ...ringingCall, state: 'answered' } });
  (await page.api.take(endPath)).reply({ status: 204 });
  expect([FakeConnection.made.length, track.stop.mock.calls.length]).toEqual([0, 1]);
});

test('a busy partner is told at once, and the partner’s answer connects', async () => {
  const { page, callState, callMember, closeCall, news } = await openCalls();
  void callMember(partner);
  (await page.api.take('POST /api/calls/')).reply({
    body: { ...ringingCall, role: 'caller', state: 'ended', reason: 'user_busy' },
  });
  await until(() => expect(callState.read()).toMatchObject({ phase: 'over', reason: 'user_busy' }));
  expect(FakeConnection.made).toEqual([]);
  closeCall();
  void callMember(partner);
  const { body, reply } = await page.api.take('POST /api/calls/');
  const { device } = JSON.parse(body) as { device: string };
  reply({ body: { ...ringingCall, role: 'caller', device } });
  await until(() => expect(FakeConnection.made).toHaveLength(1));
  news('answered', device);
  expect(callState.read()).toMatchObject({ phase: 'connecting', role: 'caller' });
});

test('a call that was answered elsewhere does not ring, and the server decides about an answer under way', async () => {
  const { page, callState, news, ring, answerCall } = await openCalls();
  news('ringing', elsewhere);
  expect(await page.requestsUnderWay()).toBe(0);
  await ring();
  void answerCall();
  await page.api.take(`POST /api/calls/${id}/answer/`);
  news('answered', elsewhere);
  expect(callState.read()).toMatchObject({ phase: 'ringing', isAnswering: true });
});

test('a member who calls while a ring is being looked at goes on calling, and can hang up', async () => {
  const { page, track, callState, news, callMember, hangUp } = await openCalls();
  news('ringing');
  const looked = await page.api.take('GET /api/calls/live/');
  void callMember(8);
  const { body, reply } = await page.api.take('POST /api/calls/');
  looked.reply({ body: { call: ringingCall } });
  await page.requestsUnderWay();
  const { device } = JSON.parse(body) as { device: string };
  reply({ body: { ...ringingCall, id: elsewhere, partner: 8, role: 'caller', device } });
  await until(() => expect(callState.read()).toMatchObject({ phase: 'calling', partner: 8, id: elsewhere }));
  hangUp();
  await page.api.take(`POST /api/calls/${elsewhere}/end/`);
  expect([track.stop.mock.calls.length, FakeConnection.made.map(({ signalingState }) => signalingState)]).toEqual([
    1,
    ['closed'],
  ]);
});

test('a call that is hung up while its refused answer is looked into has ended already', async () => {
  const { page, callState, ring, answerCall, hangUp } = await openCalls();
  await ring();
  void answerCall();
  (await page.api.take(`POST /api/calls/${id}/answer/`)).reply(refusal('call_over'));
  const looked = await page.api.take('GET /api/calls/live/');
  hangUp();
  (await page.api.take(endPath)).reply({ status: 204 });
  // The next call rings meanwhile.
  await ring();
  looked.reply({ body: { call: null } });
  expect([await page.requestsUnderWay(), callState.read().phase]).toEqual([0, 'ringing']);
});
