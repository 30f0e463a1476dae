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
