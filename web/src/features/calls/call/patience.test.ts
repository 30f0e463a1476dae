import { expect, test } from 'vitest';
import { createPatience } from './patience.ts';

function start(isCaller = true) {
  let time = 0;
  const patience = createPatience({ isCaller, now: () => time });
  /** Returns the verdict of each of the next seconds. */
  const pass = (seconds: number) =>
    Array.from({ length: seconds }, () => {
      time += 1000;
      return patience.tick();
    });
  return { patience, pass };
}
const restartsIn = (verdicts: { shouldRestart: boolean }[]) =>
  verdicts.flatMap(({ shouldRestart }, at) => (shouldRestart ? [at + 1] : []));

test('while it rings there is nothing to wait for', () => {
  const { pass } = start();
  expect(pass(60).every(({ isLost, gaveUp, shouldRestart }) => !isLost && !gaveUp && !shouldRestart)).toBe(true);
});

test('a first way that does not come is sought again after 10 s and given up after 30 s', () => {
  const { patience, pass } = start();
  expect([patience.begin(), patience.begin()]).toEqual([true, false]);
  patience.lost();
  const verdicts = pass(30);
  expect(restartsIn(verdicts)).toEqual([10, 16, 22, 28]);
  expect(verdicts.findIndex(({ gaveUp }) => gaveUp === 'ice_failed')).toBe(29);
  expect(verdicts.some(({ isLost }) => isLost)).toBe(false);
});

test('a line that is lost is sought after 2 s and given up after 30 s', () => {
  const { patience, pass } = start();
  patience.begin();
  patience.connected();
  expect(pass(40).some(({ isLost }) => isLost)).toBe(false);
  patience.lost();
  const verdicts = pass(30);
  expect(verdicts.findIndex(({ isLost }) => isLost)).toBe(1);
  expect(restartsIn(verdicts)[0]).toBe(2);
  expect(verdicts.at(-1)?.gaveUp).toBe('ice_timeout');
});

test('a line that comes back is waited for afresh the next time', () => {
  const { patience, pass } = start();
  patience.begin();
  patience.connected();
  patience.lost();
  pass(25);
  patience.connected();
  expect(pass(1)[0]).toEqual({ isLost: false, gaveUp: null, shouldRestart: false });
  patience.lost();
  const verdicts = pass(29);
  expect(verdicts.some(({ gaveUp }) => gaveUp !== null)).toBe(false);
  expect(restartsIn(verdicts)[0]).toBe(2);
});

test('who was called waits for the caller to seek a new way', () => {
  const { patience, pass } = start(false);
  patience.begin();
  patience.connected();
  patience.lost();
  const verdicts = pass(30);
  expect(restartsIn(verdicts)).toEqual([]);
  expect(verdicts.at(-1)?.gaveUp).toBe('ice_timeout');
});
