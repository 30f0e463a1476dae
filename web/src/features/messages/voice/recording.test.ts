import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const microphone = vi.hoisted(() => ({ stop: () => Promise.resolve(new Blob()), cancel: () => undefined as void }));

vi.mock('./recorder.ts', () => ({
  startRecorder: () => Promise.resolve({ levels: [], elapsed: () => 2000, ...microphone }),
}));

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
