import { expect, test } from 'vitest';
import { createReconnectPolicy } from './reconnect-policy.ts';

function start(isCaller = true) {
  let time = 0;
  const policy = createReconnectPolicy({ isCaller, now: () => time });
  /** Returns the verdict of each of the next seconds. */
  const pass = (seconds: number) =>
    Array.from({ length: seconds }, () => {
      time += 1000;
      return policy.tick();
    });
  return { policy, pass };
}
const restartsIn = (verdicts: { shouldRestart: boolean }[]) =>
  verdicts.flatMap(({ shouldRestart }, at) => (shouldRestart ? [at + 1] : []));

test('while it rings there is nothing to wait for', () => {
  const { pass } = start();
  expect(pass(60).every(({ isLost, gaveUp, shouldRestart }) => !isLost && !gaveUp && !shouldRestart)).toBe(true);
});

test('a first connection that does not come is restarted after 10 s and given up after 30 s', () => {
  const { policy, pass } = start();
  expect([policy.hasBegun(), policy.begin(), policy.begin(), policy.hasBegun()]).toEqual([false, true, false, true]);
  const verdicts = pass(5);
  // The time of a connection that was never there counts from the beginning.
  policy.lost();
  verdicts.push(...pass(25));
  expect(restartsIn(verdicts)).toEqual([10, 16, 22, 28]);
  expect(verdicts.findIndex(({ gaveUp }) => gaveUp === 'ice_failed')).toBe(29);
  expect(verdicts.some(({ isLost }) => isLost)).toBe(false);
});

test('a lost connection is restarted after 2 s and given up after 30 s', () => {
  const { policy, pass } = start();
  policy.begin();
  policy.connected();
  expect(pass(40).some(({ isLost }) => isLost)).toBe(false);
  policy.lost();
  const verdicts = pass(30);
  expect(verdicts.findIndex(({ isLost }) => isLost)).toBe(1);
  expect(restartsIn(verdicts)[0]).toBe(2);
  expect(verdicts.at(-1)?.gaveUp).toBe('ice_timeout');
});

test('a connection that is reported lost again is lost since the first report', () => {
  const { policy, pass } = start();
  policy.begin();
  policy.connected();
  const verdicts = Array.from({ length: 30 }, () => {
    policy.lost();
    return pass(1);
  }).flat();
  expect(restartsIn(verdicts)).toEqual([2, 8, 14, 20, 26]);
  expect(verdicts.at(-1)?.gaveUp).toBe('ice_timeout');
});

test('a connection that has come back gets the full time at the next loss', () => {
  const { policy, pass } = start();
  policy.begin();
  policy.connected();
  policy.lost();
  pass(25);
  policy.connected();
  expect(pass(1)[0]).toEqual({ isLost: false, gaveUp: null, shouldRestart: false });
  policy.lost();
  const verdicts = pass(29);
  expect(verdicts.some(({ gaveUp }) => gaveUp !== null)).toBe(false);
  expect(restartsIn(verdicts)[0]).toBe(2);
});

test('each loss is restarted after 2 s, also right after the beginning, and right after another one', () => {
  const { policy, pass } = start();
  policy.begin();
  policy.connected();
  for (let loss = 0; loss < 3; loss += 1) {
    policy.lost();
    expect(restartsIn(pass(3))).toEqual([2]);
    policy.connected();
  }
});

test('the callee waits for the caller to restart the connection', () => {
  const { policy, pass } = start(false);
  policy.begin();
  policy.connected();
  policy.lost();
  const verdicts = pass(30);
  expect(restartsIn(verdicts)).toEqual([]);
  expect(verdicts.at(-1)?.gaveUp).toBe('ice_timeout');
});

test.each([true, false])('the verdict of each second is as it should be, for the caller: %s', async (isCaller) => {
  const words: string[] = [];
  for (const course of ['never connected', 'lost after 3 s', 'lost, back after 9 s and lost again'] as const) {
    const { policy, pass } = start(isCaller);
    words.push(course);
    policy.begin();
    for (let second = 1; second <= 45; second += 1) {
      if (course !== 'never connected' && second === 1) policy.connected();
      if (course !== 'never connected' && second === 4) policy.lost();
      if (course === 'lost, back after 9 s and lost again' && second === 13) policy.connected();
      if (course === 'lost, back after 9 s and lost again' && second === 14) policy.lost();
      const [{ isLost, gaveUp, shouldRestart } = policy.tick()] = pass(1);
      words.push(
        `  ${[`${second} s`, isLost && 'lost', gaveUp, shouldRestart && 'restart'].filter(Boolean).join(' ')}`,
      );
    }
  }
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot(
    `./in-words/verdicts-${isCaller ? 'caller' : 'callee'}.txt`,
  );
});
