import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { ringingCall } from './open-calls.fixture.ts';
import { FakeConnection, stubCalls } from './peer.fixture.ts';

async function openAttempt() {
  await openPage();
  const { track, microphone } = stubCalls();
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.resolve(microphone) } });
  const { createCallAttempt } = await import('./call-attempt.ts');
  const onEnd = vi.fn();
  return { track, onEnd, attempt: createCallAttempt({ device: 'here', dispatch: () => {}, onEnd }) };
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

test('a ring that nobody ends is over after its time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { attempt } = await openAttempt();
  const onTimeout = vi.fn();
  attempt.ringFor(1000, onTimeout);
  vi.advanceTimersByTime(1000);
  expect(onTimeout).toHaveBeenCalledOnce();
});
