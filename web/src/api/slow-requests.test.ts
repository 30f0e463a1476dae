import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slowRequests, watchRequest } from './slow-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Collects attempts, each with its signal, for the test to settle. */
function holdAttempts() {
  const made: { signal: AbortSignal; response: PromiseWithResolvers<string> }[] = [];
  const attempt = (signal: AbortSignal) => {
    const response = Promise.withResolvers<string>();
    made.push({ signal, response });
    return response.promise;
  };
  return { made, attempt };
}

test('a request is slow after 15 s until its response comes, and is never aborted automatically', async () => {
  const { made, attempt } = holdAttempts();
  const response = watchRequest(false, undefined, attempt);
  vi.advanceTimersByTime(14_999);
  expect(slowRequests.read()).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(slowRequests.read()).toHaveLength(1);
  vi.advanceTimersByTime(3_600_000);
  expect(made.map(({ signal }) => signal.aborted)).toEqual([false]);
  made[0]?.response.resolve('at last');
  await expect(response).resolves.toBe('at last');
  expect(slowRequests.read()).toHaveLength(0);
});

test('a retry aborts the first attempt and returns the response of the second', async () => {
  const { made, attempt } = holdAttempts();
  const response = watchRequest(false, undefined, attempt);
  vi.advanceTimersByTime(15_000);
  slowRequests.read()[0]?.retry();
  await vi.waitFor(() => expect(made).toHaveLength(2));
  expect(made.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(slowRequests.read()).toHaveLength(0);
  made[1]?.response.resolve('the second');
  await expect(response).resolves.toBe('the second');
});

test('a second attempt that is slow too is offered a retry, also of an upload', async () => {
  const { made, attempt } = holdAttempts();
  const before = slowRequests.read().length;
  const response = watchRequest(true, undefined, attempt);
  for (const attempts of [2, 3]) {
    vi.advanceTimersByTime(15_000);
    expect(slowRequests.read().slice(before)).toMatchObject([{ isUpload: true }]);
    slowRequests.read()[before]?.retry();
    await vi.waitFor(() => expect(made).toHaveLength(attempts));
  }
  expect(made.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  made[2]?.response.resolve('the third');
  await expect(response).resolves.toBe('the third');
});

test('an upload is marked as such: a retry sends it all again', () => {
  const { attempt } = holdAttempts();
  void watchRequest(true, undefined, attempt);
  vi.advanceTimersByTime(15_000);
  expect(slowRequests.read().map(({ isUpload }) => isUpload)).toEqual([true]);
});

test('a failure is thrown to the caller, and the request is no longer slow', async () => {
  const { made, attempt } = holdAttempts();
  const response = watchRequest(false, undefined, attempt);
  vi.advanceTimersByTime(15_000);
  const before = slowRequests.read().length;
  made[0]?.response.reject(new Error('cut'));
  await expect(response).rejects.toThrow('cut');
  expect(slowRequests.read()).toHaveLength(before - 1);
});

test.each(['before it starts', 'while it waits'])('a caller that aborts %s ends the request for good', async (when) => {
  const { made, attempt } = holdAttempts();
  const controller = new AbortController();
  if (when === 'before it starts') controller.abort();
  const response = watchRequest(false, controller.signal, attempt);
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(made).toHaveLength(1);
  expect(made[0]?.signal.aborted).toBe(true);
});

test('a request that ended in time is never slow, and neither is one that its caller has aborted', async () => {
  const before = slowRequests.read().length;
  const { made, attempt } = holdAttempts();
  const cancel = new AbortController();
  const [ended, aborted] = [watchRequest(false, undefined, attempt), watchRequest(false, cancel.signal, attempt)];
  made[0]?.response.resolve('in time');
  await expect(ended).resolves.toBe('in time');
  cancel.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  vi.advanceTimersByTime(60_000);
  expect([slowRequests.read().length, vi.getTimerCount()]).toEqual([before, 0]);
});

test('each of two slow requests leaves the list by itself', async () => {
  const before = slowRequests.read().length;
  const { made, attempt } = holdAttempts();
  const first = watchRequest(false, undefined, attempt);
  void watchRequest(true, undefined, attempt);
  vi.advanceTimersByTime(15_000);
  expect(slowRequests.read()).toHaveLength(before + 2);
  made[0]?.response.resolve('at last');
  await first;
  expect(slowRequests.read().slice(before)).toMatchObject([{ isUpload: true }]);
});

test('a signal that lives longer than its requests is not listened to any more once they are over', async () => {
  const { signal } = new AbortController();
  const heard = vi.spyOn(signal, 'addEventListener');
  const left = vi.spyOn(signal, 'removeEventListener');
  await watchRequest(false, signal, () => Promise.resolve('here'));
  await expect(watchRequest(false, signal, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect(left.mock.calls).toEqual(heard.mock.calls);
  expect(heard).toHaveBeenCalledTimes(2);
});
