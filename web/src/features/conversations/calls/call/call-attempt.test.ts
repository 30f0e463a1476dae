import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';
import { answer, endPath, id, openCalls, partner, ringingCall } from './open-calls.fixture.ts';
import { FakeConnection, stubCalls } from './peer.fixture.ts';

async function openAttempt() {
  const page = await openPage();
  const { track, microphone, speaker } = stubCalls();
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.resolve(microphone) } });
  const { createCallAttempt } = await import('./call-attempt.ts');
  const onEnd = vi.fn();
  return { page, track, speaker, onEnd, attempt: createCallAttempt({ device: 'here', dispatch: () => {}, onEnd }) };
}

test('an attempt that is over rings no more, turns its microphone off, and connects nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { track, onEnd, attempt } = await openAttempt();
  const onTimeout = vi.fn();
  attempt.ringFor(1000, onTimeout);
  expect(await attempt.listen()).toBe(true);
  attempt.end();
  vi.advanceTimersByTime(2000);
  attempt.offer(ringingCall);
  attempt.answer(ringingCall);
  expect(attempt.isOver()).toBe(true);
  expect([onTimeout, onEnd, track.stop].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
  expect(FakeConnection.made).toEqual([]);
});

test('the connection of a call that has ended is closed', async () => {
  const { attempt } = await openAttempt();
  await attempt.listen();
  attempt.offer(ringingCall);
  attempt.end();
  expect(FakeConnection.made.map(({ signalingState }) => signalingState)).toEqual(['closed']);
});

test('a sound that fails only after the end is logged, and ends nothing again', async () => {
  const { page, speaker, onEnd, attempt } = await openAttempt();
  const played = Promise.withResolvers<void>();
  speaker.play = () => played.promise;
  vi.stubGlobal('MediaStream', function MediaStream() {});
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  await attempt.listen();
  attempt.offer(ringingCall);
  FakeConnection.made[0]?.dispatchEvent(Object.assign(new Event('track'), { track: {} }));
  attempt.end();
  played.reject(new DOMException('', 'AbortError'));
  await page.requestsUnderWay();
  expect([onEnd.mock.calls, logged.mock.calls.length]).toEqual([[], 1]);
});

test('a ring that nobody ends is over after its time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { attempt } = await openAttempt();
  const onTimeout = vi.fn();
  attempt.ringFor(1000, onTimeout);
  vi.advanceTimersByTime(1000);
  expect(onTimeout).toHaveBeenCalledOnce();
});

test('a microphone that is refused after the end is no reason for it, and a page without one says so', async () => {
  const { onEnd, attempt } = await openAttempt();
  const asked = Promise.withResolvers<MediaStream>();
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => asked.promise } });
  const listening = attempt.listen();
  attempt.end();
  asked.reject(new DOMException('', 'NotAllowedError'));
  expect([await listening, onEnd.mock.calls]).toEqual([false, []]);
  // A page that is served over plain http has no devices.
  Object.assign(navigator, { mediaDevices: undefined });
  const { createCallAttempt } = await import('./call-attempt.ts');
  const next = createCallAttempt({ device: 'here', dispatch: () => {}, onEnd });
  await next.listen();
  expect(onEnd.mock.calls).toEqual([['no_microphone', false]]);
});

test.each([
  ['the member calls', { ...ringingCall, role: 'caller', state: 'ended' }, 'user_busy'],
  ['the event says', null, 'user_hangup'],
] as const)('an end without a reason, as %s, has the usual one', async (_, reply, reason) => {
  const calls = await openCalls();
  const { page, callState, callMember, news } = calls;
  if (reply) {
    void callMember(partner);
    (await page.api.take('POST /api/calls/')).reply({ body: reply });
  } else {
    await answer(calls);
    FakeConnection.made[0]?.become('connected');
    news('ended');
  }
  await until(() => expect(callState.read()).toMatchObject({ phase: 'over', reason }));
});

test('without a call neither a hang-up nor a closed page is told, and an old browser calls nobody', async () => {
  const { page, callState, callMember, hangUp } = await openCalls();
  hangUp();
  page.dispatch('pagehide');
  vi.stubGlobal('RTCPeerConnection', undefined);
  await callMember(partner);
  expect([callState.read(), await page.requestsUnderWay()]).toEqual([{ phase: 'idle' }, 0]);
});

test.each(['refused', 'lost'] as const)(
  'an answer or a call that is %s after its end says nothing more',
  async (how) => {
    const { page, callState, callMember, ring, answerCall, hangUp } = await openCalls();
    const { callConsentAsked } = await import('../consent/call-consent-asked.ts');
    const late = (code: 'premium_required' | 'call_over') => (how === 'lost' ? { hangUp: true } : refusal(code));
    void callMember(partner);
    const called = await page.api.take('POST /api/calls/');
    hangUp();
    called.reply(late('premium_required'));
    await ring();
    void answerCall();
    const answered = await page.api.take(`POST /api/calls/${id}/answer/`);
    hangUp();
    (await page.api.take(endPath)).reply({ status: 204 });
    answered.reply(late('call_over'));
    expect([await page.requestsUnderWay(), callState.read(), callConsentAsked.read()]).toEqual([
      0,
      { phase: 'idle' },
      null,
    ]);
  },
);

test('an answer that is refused while nobody can say where the call is counts as cancelled', async () => {
  const { page, callState, ring, answerCall } = await openCalls();
  await ring();
  void answerCall();
  (await page.api.take(`POST /api/calls/${id}/answer/`)).reply({
    status: 409,
    body: { code: 'call_over', detail: '' },
  });
  (await page.api.take('GET /api/calls/live/')).reply({ hangUp: true });
  await until(() => expect(callState.read()).toMatchObject({ phase: 'over', reason: 'cancelled', role: 'callee' }));
});
