import { afterEach, expect, it } from 'vitest';
import { takeEarlyResponse } from './early-response.ts';

const url = '/api/profiles/discover/?min_age=18&max_age=50';
const askAhead = () => (globalThis.earlyResponse = { url, token: 'a1', response: Promise.resolve(new Response('[]')) });

afterEach(() => {
  globalThis.earlyResponse = undefined;
});

it('an answer asked for ahead is given to its own question, once', async () => {
  askAhead();
  expect(await (await takeEarlyResponse(url, 'a1'))?.text()).toBe('[]');
  expect(takeEarlyResponse(url, 'a1')).toBeUndefined();
});

it('an answer to another question, or to another member, is never given', () => {
  askAhead();
  expect(takeEarlyResponse('/api/profiles/matches/', 'a1')).toBeUndefined();
  expect(takeEarlyResponse(url, 'a2')).toBeUndefined();
  expect(takeEarlyResponse(url, null)).toBeUndefined();
});

it('an answer that came for a token of before is given up, so that its connection is free', async () => {
  const cancelled = Promise.withResolvers<void>();
  const body = new ReadableStream({ cancel: () => cancelled.resolve() });
  globalThis.earlyResponse = { url, token: 'run-out', response: Promise.resolve(new Response(body)) };
  expect(takeEarlyResponse(url, 'fresh')).toBeUndefined();
  await cancelled.promise;
  expect(globalThis.earlyResponse).toBeUndefined();
});
