import { randomUUID } from 'node:crypto';
import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { expect, test, vi } from 'vitest';
import type { PromptResult } from '../../../gateways/payments/payments.ts';
import { acceptedAs, createPaymentsWorld } from './payments-world.fixture.ts';
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

test('a prompt that has its response leaves no timer, which would keep the process alive', async () => {
  const prompts = createPromptsUnderWay(() => {});
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  for (let count = 0; count < 10; count += 1) await prompts.add(Promise.resolve());
  expect(timers()).toBeLessThan(before + 10);
});

test('a process that stops waits for the response to its prompt', async () => {
  const world = await createPaymentsWorld();
  const { newMember, newPhone, staged, storedState } = world;
  const [stopping, idle] = [await world.buildAgain(), await world.buildAgain()];
  const member = await newMember();
  const prompted = Promise.withResolvers<void>();
  const response = Promise.withResolvers<PromptResult>();
  staged.prompting = () => {
    prompted.resolve();
    return response.promise;
  };
  const url = '/api/payments/orders/';
  const payload = { product: 'week', phone: newPhone(), client_key: randomUUID(), remember: false };
  const ordering = stopping.inject({ method: 'POST', url, headers: member.headers, payload });
  await prompted.promise;
  let isStopped = false;
  const stopped = stopping.close().then(() => (isStopped = true));
  // This stop begins later and has nothing to wait for.
  await idle.close();
  expect(isStopped).toBe(false);
  response.resolve(acceptedAs('last'));
  await stopped;
  expect(await storedState((await ordering).json<PaymentOrder>().code)).toBe('pending');
});
