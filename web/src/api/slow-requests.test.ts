import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slowRequests, watchRequest } from './slow-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An attempt that comes back when told, with the signals of all that were made. */
function heldAttempt() {
  const made: { signal: AbortSignal; answer: PromiseWithResolvers<string> }[] = [];
  const attempt = (signal: AbortSignal) => {
    const answer = Promise.withResolvers<string>();
    made.push({ signal, answer });
    return answer.promise;
  };
  return { made, attempt };
}

test('a call is slow after 15 s, until it has come back, and is not given up by itself', async () => {
  const { made, attempt } = heldAttempt();
  const answer = watchRequest(false, undefined, attempt);
  vi.advanceTimersByTime(14_999);
  expect(slowRequests.read()).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(slowRequests.read()).toHaveLength(1);
  vi.advanceTimersByTime(3_600_000);
  expect(made.map(({ signal }) => signal.aborted)).toEqual([false]);
  made[0]?.answer.resolve('at last');
  await expect(answer).resolves.toBe('at last');
  expect(slowRequests.read()).toHaveLength(0);
});

test('whoever asks for another attempt gets its answer, and the first one is given up', async () => {
  const { made, attempt } = heldAttempt();
  const answer = watchRequest(false, undefined, attempt);
  vi.advanceTimersByTime(15_000);
  slowRequests.read()[0]?.retry();
  await vi.waitFor(() => expect(made).toHaveLength(2));
  expect(made.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(slowRequests.read()).toHaveLength(0);
  made[1]?.answer.resolve('the second');
  await expect(answer).resolves.toBe('the second');
});

test('of an upload it is known that another attempt sends it all again', () => {
  const { attempt } = heldAttempt();
  void watchRequest(true, undefined, attempt);
  vi.advanceTimersByTime(15_000);
  expect(slowRequests.read().map(({ isUpload }) => isUpload)).toEqual([true]);
});

test('a failure is the caller’s to hear of, slow or not', async () => {
  const { made, attempt } = heldAttempt();
  const answer = watchRequest(false, undefined, attempt);
  vi.advanceTimersByTime(15_000);
  const before = slowRequests.read().length;
  made[0]?.answer.reject(new Error('cut'));
  await expect(answer).rejects.toThrow('cut');
  expect(slowRequests.read()).toHaveLength(before - 1);
});

test.each(['before', 'meanwhile'])('a caller who has lost interest %s ends it for good', async (when) => {
  const { made, attempt } = heldAttempt();
  const leaving = new AbortController();
  if (when === 'before') leaving.abort();
  const answer = watchRequest(false, leaving.signal, attempt);
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(made).toHaveLength(1);
  expect(made[0]?.signal.aborted).toBe(true);
});
