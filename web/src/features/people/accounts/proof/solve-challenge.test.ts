import { pbkdf2Sync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { until } from '../../../../testing/until.ts';
import { solveChallenge } from './solve-challenge.ts';

const numbers = 24;

/** Makes the challenge that this number solves, and its answer. */
function challengeOf(number: number) {
  const derived = pbkdf2Sync(String(number), 'salt', 1, 32, 'sha256');
  const [start, answer] = [derived.subarray(0, 16), derived.subarray(16)].map((bytes) => bytes.toString('base64url'));
  return { challenge: { token: 't', salt: 'salt', iterations: 1, numbers, start: start ?? '' }, answer };
}

test('every number below the limit is found, and none beyond it', async () => {
  for (let number = 0; number < numbers; number += 1) {
    const { challenge, answer } = challengeOf(number);
    expect(await solveChallenge(challenge)).toEqual({ token: 't', answer });
  }
  await expect(solveChallenge(challengeOf(numbers).challenge)).rejects.toThrow('No number fits');
});

test('the worker gives the solution of each challenge, and says that one has none', async () => {
  const worker = new EventTarget();
  const posted: unknown[] = [];
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  vi.stubGlobal('postMessage', (message: unknown) => posted.push(message));
  await import('./solve.worker.ts');
  const { challenge, answer } = challengeOf(1);
  for (const data of [challengeOf(numbers).challenge, challenge]) {
    worker.dispatchEvent(new MessageEvent('message', { data }));
    await until(() => expect(posted).toHaveLength(data === challenge ? 2 : 1));
  }
  expect(posted).toEqual([null, { token: 't', answer }]);
});
