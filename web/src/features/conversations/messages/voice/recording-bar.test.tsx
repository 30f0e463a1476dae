import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { until } from '../../../../testing/until.ts';
import type { RecordingState } from './recording.ts';
import { RecordingBar } from './recording-bar.tsx';

const microphone = vi.hoisted(() => ({ elapsed: 2000, stop: () => Promise.resolve(new Blob(['x'])) }));
vi.mock('./recorder.ts', () => ({
  canRecord: () => true,
  startRecorder: () =>
    Promise.resolve({ levels: [], elapsed: () => microphone.elapsed, stop: () => microphone.stop(), cancel() {} }),
}));

const held: RecordingState = { hold: 'held', slide: 0, elapsed: 0, levels: [], preview: null, problem: null };
const bar = (changed: Partial<RecordingState>) => renderScreen(<RecordingBar {...held} {...changed} />);

test('the bar of a recording is as high as it is loud, and at most as high as its line', () => {
  const heights = [...bar({ levels: [0, 0.25, 0.5, 1] }).matchAll(/height:(\d+)px/g)].map(([, height]) => height);
  expect(heights).toEqual(['4', '15', '26', '26']);
});

test('the words about the slide fade with it, and not with one to the right', () => {
  const opacity = (slide: number) => /opacity:([\d.]+)/.exec(bar({ slide }))?.[1];
  expect([10, 0, -20, -60, -80, -200].map(opacity)).toEqual(['1', '1', '0.75', '0.25', '0', '0']);
});

test('the time of a recording has another colour in its last ten seconds', () => {
  const time = (elapsed: number) => {
    const [, classes = '', text] = /role="timer" class="([^"]*)"[^>]*>([^<]*)/.exec(bar({ elapsed })) ?? [];
    return [text, classes.includes('text-warn')];
  };
  expect([0, 65_900, 109_999, 110_000, 120_000].map(time)).toEqual([
    ['0:00', false],
    ['1:05', false],
    ['1:49', false],
    ['1:50', true],
    ['2:00', true],
  ]);
});

test('a held recording says how to end it, and a locked one has buttons', async () => {
  const words = (['held', 'locked'] as const).flatMap((hold) =>
    [null, 'blob:1'].map((preview) => `${hold}, ${preview}: ${textOf(bar({ hold, preview }))}`),
  );
  const names = [null, 'blob:1'].map((preview) =>
    [...bar({ hold: 'locked', preview }).matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name),
  );
  await expect(`${words.join('\n')}\n${names.map((list) => list.join(', ')).join('\n')}\n`).toMatchFileSnapshot(
    './in-words/recording-bar.txt',
  );
});

test('a phone trembles when a recording begins, and the note is as long as when it was sent', async () => {
  await openPage();
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  onTestFinished(() => void Object.assign(microphone, { elapsed: 2000 }));
  const { pressed, recordingState, sendRecording } = await import('./recording.ts');
  const recorded = vi.fn();
  pressed(recorded);
  await until(() => expect(recordingState.read()).toMatchObject({ hold: 'locked', elapsed: 2000 }));
  expect(vibrate.mock.calls).toEqual([[15]]);
  microphone.elapsed = 3400;
  const ended = Promise.withResolvers<Blob>();
  microphone.stop = () => ended.promise;
  const sending = sendRecording();
  void sendRecording();
  microphone.elapsed = 9000;
  const note = new Blob(['note']);
  ended.resolve(note);
  await sending;
  expect(recorded.mock.calls).toEqual([[note, 3400]]);
  expect(recordingState.read()).toEqual({ ...held, hold: 'none' });
});
