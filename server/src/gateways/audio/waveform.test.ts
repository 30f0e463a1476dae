import { expect, test } from 'vitest';
import { waveformOf } from './waveform.ts';

const tone = (length: number, height: number) =>
  Int16Array.from({ length }, (_, at) => (at % 2 === 0 ? height : -height));

test('the loudest part is 255 and the others are in proportion', () => {
  const sound = Int16Array.from([...tone(100, 1000), ...tone(100, 4000), ...tone(100, 0), ...tone(100, 2000)]);
  expect([...waveformOf(sound, 4)]).toEqual([64, 255, 0, 128]);
});

test('silence is no noise, and a sound of fewer samples than bars has them all', () => {
  expect(Math.max(...waveformOf(tone(1000, 1), 44))).toBeLessThan(10);
  expect(waveformOf(tone(3, 500), 44)).toHaveLength(44);
});

test('each part is the root of its mean square, to the sample, and below 64 nothing is scaled up', () => {
  expect([...waveformOf(Int16Array.of(300, 400, 0, 0, 500, -500), 3)]).toEqual([180, 0, 255]);
  expect([...waveformOf(Int16Array.of(1, 2, 3, 400, 800), 2)]).toEqual([1, 255]);
  expect([...waveformOf(Int16Array.of(64, 32), 2)]).toEqual([255, 128]);
  expect([...waveformOf(Int16Array.of(32, 16), 2)]).toEqual([128, 64]);
  expect([...waveformOf(Int16Array.of(10, 1000), 4)]).toEqual([3, 3, 255, 255]);
});
