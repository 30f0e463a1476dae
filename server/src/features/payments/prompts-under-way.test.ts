import { expect, test, vi } from 'vitest';
import { createPromptsUnderWay } from './prompts-under-way.ts';

test('a server that stops waits for every prompt, also for one that fails or begins meanwhile', async () => {
  const failures: unknown[] = [];
  const prompts = createPromptsUnderWay((error) => failures.push(error));
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const adding = [prompts.add(first.promise)];
  let isIdle = false;
  const idle = prompts.idle().then(() => (isIdle = true));
  adding.push(prompts.add(second.promise));
  first.reject(new Error('M-Pesa is away'));
  await adding[0];
  await new Promise(setImmediate);
  expect(isIdle).toBe(false);
  second.resolve();
  await idle;
  await Promise.all(adding);
  expect(failures).toEqual([new Error('M-Pesa is away')]);
});

test('a request waits three seconds for its prompt, which then goes on', async () => {
  vi.useFakeTimers();
  try {
    const prompts = createPromptsUnderWay(() => {});
    const slow = Promise.withResolvers<void>();
    let isAnswered = false;
    const adding = prompts.add(slow.promise).then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(2999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await adding;
    slow.resolve();
    await prompts.idle();
  } finally {
    vi.useRealTimers();
  }
});
