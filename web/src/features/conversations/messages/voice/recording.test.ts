import { chatMediaLimits } from '@mwanzo/contract/limits';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const microphone = vi.hoisted(() => ({
  stop: () => Promise.resolve(new Blob()),
  cancel: () => undefined as void,
  pause: () => Promise.resolve(new Blob()),
  resume: () => undefined as void,
  elapsed: (): number => 2000,
}));
const browser = vi.hoisted(() => ({ allow: () => Promise.resolve() }));

vi.mock('./recorder.ts', () => ({
  startRecorder: async () => {
    const given = { levels: [], ...microphone };
    await browser.allow();
    return given;
  },
}));

/** Opens a page on which nothing is recorded yet. */
async function openPhone() {
  Object.assign(microphone, { cancel: vi.fn(), resume: vi.fn(), elapsed: () => 2000 });
  microphone.stop = () => Promise.resolve(new Blob(['x']));
  browser.allow = () => Promise.resolve();
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const recording = await import('./recording.ts');
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { page, ...recording, recorded: vi.fn(), pass, state: () => recording.recordingState.read() };
}

/** Opens a page on which member 1 records. */
async function record() {
  const { promise: stopped, resolve: finish } = Promise.withResolvers<Blob>();
  microphone.stop = () => stopped;
  microphone.cancel = vi.fn();
  const page = await openPage();
  const recording = await import('./recording.ts');
  const recorded = vi.fn();
  recording.pressed(recorded);
  await until(() => expect(recording.recordingState.read().elapsed).toBe(2000));
  return { page, ...recording, recorded, finish };
}

test('a recording is given to the member who has made it', async () => {
  const { recorded, sendRecording, finish } = await record();
  const sending = sendRecording();
  finish(new Blob(['x']));
  await sending;
  expect(recorded).toHaveBeenCalledOnce();
});

test('a recording that ends after its member has logged out is given to nobody', async () => {
  const { page, recorded, sendRecording, finish } = await record();
  const sending = sendRecording();
  page.session.logout();
  page.signInAs(2);
  finish(new Blob(['x']));
  await sending;
  expect(recorded).not.toHaveBeenCalled();
});

test('the microphone goes off when the member changes', async () => {
  const { page, recordingState } = await record();
  page.session.endSession();
  expect(microphone.cancel).toHaveBeenCalledOnce();
  expect(recordingState.read().hold).toBe('none');
});

test('a held press records until the finger is lifted, and a short one is thrown away', async () => {
  const { fingerDown, fingerUp, recorded, pass, state } = await openPhone();
  fingerDown(recorded);
  await pass(199);
  expect(state().hold).toBe('pressed');
  await pass(101);
  expect(state()).toMatchObject({ hold: 'held', elapsed: 2000 });
  fingerUp();
  await pass(0);
  expect([recorded.mock.calls, state().hold]).toEqual([[[expect.any(Blob), 2000]], 'none']);
  microphone.elapsed = () => 999;
  fingerDown(recorded);
  await pass(300);
  fingerUp();
  await pass(1000);
  expect([recorded.mock.calls.length, state().problem, vi.getTimerCount()]).toEqual([1, 'tooShort', 0]);
  expect(microphone.cancel).toHaveBeenCalledOnce();
});

test('a tap records on, and its finger does nothing later; a slide to the left deletes', async () => {
  const { fingerDown, fingerUp, fingerMoved, cancelRecording, recorded, pass, state } = await openPhone();
  fingerDown(recorded);
  fingerUp();
  await pass(1000);
  expect(state().hold).toBe('locked');
  cancelRecording(null);
  fingerDown(recorded);
  await pass(300);
  fingerMoved(-40, 0);
  expect(state()).toMatchObject({ hold: 'held', slide: -40 });
  fingerMoved(-80, 0);
  fingerUp();
  expect([state().problem, state().hold, state().slide, recorded.mock.calls.length]).toEqual(['deleted', 'none', 0, 0]);
});

test('a recording that reaches the limit is sent by itself, once', async () => {
  const { pressed, recorded, pass, state } = await openPhone();
  let elapsed = chatMediaLimits.voiceSecondsMax * 1000 - 1;
  microphone.elapsed = () => elapsed;
  pressed(recorded);
  await pass(1000);
  expect([recorded.mock.calls.length, state().hold]).toEqual([0, 'locked']);
  elapsed += 1;
  await pass(1000);
  expect([recorded.mock.calls.length, state().hold, vi.getTimerCount()]).toEqual([1, 'none', 0]);
});

test('a paused recording can be heard, goes on without that sound, and is sent whole', async () => {
  const { pressed, pauseRecording, resumeRecording, sendRecording, recorded, pass, state } = await openPhone();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  pressed(recorded);
  await pass(0);
  await pauseRecording();
  expect(state().preview).toBe('blob:x');
  resumeRecording();
  expect([state().preview, revoke.mock.calls, vi.mocked(microphone.resume).mock.calls.length]).toEqual([
    null,
    [['blob:x']],
    1,
  ]);
  await pauseRecording();
  await sendRecording();
  expect([state().preview, revoke.mock.calls.length, recorded.mock.calls.length]).toEqual([null, 2, 1]);
});

test.each([
  [new DOMException('', 'NotAllowedError'), 'refused'],
  [new DOMException('', 'NotFoundError'), 'noMicrophone'],
])('a microphone that is not to be had is told: %s', async (refusal, problem) => {
  const { pressed, dismissProblem, recorded, pass, state } = await openPhone();
  browser.allow = () => Promise.reject(refusal);
  pressed(recorded);
  await pass(0);
  expect([state().problem, state().hold]).toEqual([problem, 'none']);
  dismissProblem();
  expect(state().problem).toBeNull();
});

test('a microphone that was asked for in a chat that was left is turned off, even if one records again', async () => {
  const { pressed, cancelRecording, recorded, pass, state } = await openPhone();
  const asked = Promise.withResolvers<void>();
  browser.allow = () => asked.promise;
  const late = vi.fn();
  microphone.cancel = late;
  pressed(recorded);
  cancelRecording(null);
  const current = vi.fn();
  microphone.cancel = current;
  pressed(recorded);
  asked.resolve();
  await pass(200);
  expect([late.mock.calls.length, current.mock.calls.length, state().hold]).toEqual([1, 0, 'locked']);
});

test('a refusal of a microphone that is wanted no more does not end the recording that has begun since', async () => {
  const { pressed, cancelRecording, recorded, pass, state } = await openPhone();
  const asked = Promise.withResolvers<void>();
  browser.allow = () => asked.promise;
  pressed(recorded);
  cancelRecording(null);
  browser.allow = () => Promise.resolve();
  pressed(recorded);
  asked.reject(new DOMException('', 'NotAllowedError'));
  await pass(200);
  expect(state()).toMatchObject({ hold: 'locked', problem: null, elapsed: 2000 });
});

test('a recording that is deleted while it is being paused is not heard in the next one', async () => {
  const { pressed, pauseRecording, cancelRecording, recorded, pass, state } = await openPhone();
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const given = Promise.withResolvers<Blob>();
  microphone.pause = () => given.promise;
  pressed(recorded);
  await pass(0);
  const pausing = pauseRecording();
  cancelRecording('deleted');
  given.resolve(new Blob(['x']));
  await pausing;
  pressed(recorded);
  await pass(0);
  expect([state().preview, made.mock.calls.length]).toEqual([null, 0]);
});

test('a touch that the system cancels starts nothing, and lets a recording go on by itself', async () => {
  const { fingerDown, fingerLost, fingerUp, sendRecording, recorded, pass, state } = await openPhone();
  fingerDown(recorded);
  fingerLost();
  expect([state().hold, vi.getTimerCount()]).toEqual(['none', 0]);
  fingerDown(recorded);
  await pass(300);
  fingerLost();
  expect(state()).toMatchObject({ hold: 'locked', elapsed: 2000 });
  fingerUp();
  await pass(0);
  expect([state().hold, recorded.mock.calls.length]).toEqual(['locked', 0]);
  await sendRecording();
  expect(recorded.mock.calls).toEqual([[expect.any(Blob), 2000]]);
});

test('a slide upwards locks a recording, and a hold begins with the last finger that came down', async () => {
  const { fingerDown, fingerMoved, fingerUp, recorded, pass, state } = await openPhone();
  fingerDown(recorded);
  await pass(150);
  fingerDown(recorded);
  await pass(150);
  expect(state().hold).toBe('pressed');
  await pass(50);
  fingerMoved(-10, -59);
  expect(state()).toMatchObject({ hold: 'held', slide: -10 });
  fingerMoved(-10, -60);
  fingerMoved(-90, 0);
  fingerUp();
  expect([state().hold, recorded.mock.calls.length]).toEqual(['locked', 0]);
});

test('the loudness of the last eight tenths of a second is shown, the newest last', async () => {
  const { pressed, recorded, pass, state } = await openPhone();
  Object.assign(microphone, { levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  pressed(recorded);
  await pass(0);
  Object.assign(microphone, { levels: [] });
  expect(state().levels).toEqual([]);
  await pass(100);
  expect(state()).toMatchObject({ levels: [3, 4, 5, 6, 7, 8, 9, 10], elapsed: 2000 });
});
