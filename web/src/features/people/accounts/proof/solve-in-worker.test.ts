import type { ProofChallenge } from '@mwanzo/contract/proof-of-work';
import { afterEach, expect, test, vi } from 'vitest';
import { solveInWorker } from './solve-in-worker.ts';

class FakeWorker extends EventTarget {
  static latest: FakeWorker | undefined;
  readonly posted: unknown[] = [];
  isRunning = true;
  constructor() {
    super();
    FakeWorker.latest = this;
  }
  postMessage(challenge: unknown) {
    this.posted.push(challenge);
  }
  terminate() {
    this.isRunning = false;
  }
  say(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

afterEach(() => vi.unstubAllGlobals());
const challenge = { id: 'c' } as unknown as ProofChallenge;

function solve() {
  vi.stubGlobal('Worker', FakeWorker);
  const cancel = new AbortController();
  const solution = solveInWorker(challenge, cancel.signal);
  const worker = FakeWorker.latest;
  if (!worker) throw new Error('no worker was started');
  return { solution, worker, cancel };
}

test('a worker solves the challenge, and ends with it', async () => {
  const { solution, worker } = solve();
  worker.say({ nonce: 5 });
  expect(await solution).toEqual({ nonce: 5 });
  expect([worker.posted, worker.isRunning]).toEqual([[challenge], false]);
});

test.each([
  ['finds nothing', (worker: FakeWorker) => worker.say(null)],
  ['does not start', (worker: FakeWorker) => void worker.dispatchEvent(new Event('error'))],
])('a worker that %s is a failure, and ends', async (_, act) => {
  const { solution, worker } = solve();
  act(worker);
  await expect(solution).rejects.toThrow();
  expect(worker.isRunning).toBe(false);
});

test('whoever leaves the page stops the work, and one who has left starts none', async () => {
  const { solution, worker, cancel } = solve();
  cancel.abort();
  await expect(solution).rejects.toThrow();
  expect(worker.isRunning).toBe(false);
  FakeWorker.latest = undefined;
  expect(() => solveInWorker(challenge, cancel.signal)).toThrow();
  expect(FakeWorker.latest).toBeUndefined();
});
