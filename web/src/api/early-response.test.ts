import { afterEach, expect, it } from 'vitest';
import { takeEarlyResponse } from './early-response.ts';

const url = '/api/profiles/discover/?min_age=18&max_age=50';
const sendEarly = () =>
  (globalThis.earlyResponse = { url, token: 'a1', response: Promise.resolve(new Response('[]')) });

afterEach(() => {
  globalThis.earlyResponse = undefined;
});

it('an early response is taken by its own request, once', async () => {
  sendEarly();
  expect(await (await takeEarlyResponse(url, 'a1'))?.text()).toBe('[]');
  expect(takeEarlyResponse(url, 'a1')).toBeUndefined();
});

it('a response to another request or another member is never taken', () => {
  sendEarly();
  expect(takeEarlyResponse('/api/profiles/matches/', 'a1')).toBeUndefined();
  expect(takeEarlyResponse(url, 'a2')).toBeUndefined();
  expect(takeEarlyResponse(url, null)).toBeUndefined();
});

it('a response to an outdated token is cancelled, which frees its connection', async () => {
  const cancelled = Promise.withResolvers<void>();
  const body = new ReadableStream({ cancel: () => cancelled.resolve() });
  globalThis.earlyResponse = { url, token: 'expired', response: Promise.resolve(new Response(body)) };
  expect(takeEarlyResponse(url, 'fresh')).toBeUndefined();
  await cancelled.promise;
  expect(globalThis.earlyResponse).toBeUndefined();
});
