import { afterEach, expect, it } from 'vitest';
import { takeEarlyAnswer } from './early-response.ts';

const url = '/api/profiles/discover/?min_age=18&max_age=50';
const askAhead = () => (globalThis.earlyAnswer = { url, token: 'a1', response: Promise.resolve(new Response('[]')) });

afterEach(() => {
  globalThis.earlyAnswer = undefined;
});

it('an answer asked for ahead is given to its own question, once', async () => {
  askAhead();
  expect(await (await takeEarlyAnswer(url, 'a1'))?.text()).toBe('[]');
  expect(takeEarlyAnswer(url, 'a1')).toBeUndefined();
});

it('an answer to another question, or to another member, is never given', () => {
  askAhead();
  expect(takeEarlyAnswer('/api/profiles/matches/', 'a1')).toBeUndefined();
  expect(takeEarlyAnswer(url, 'a2')).toBeUndefined();
  expect(takeEarlyAnswer(url, null)).toBeUndefined();
});

it('an answer that came for a token of before is given up, so that its connection is free', async () => {
  const cancelled = Promise.withResolvers<void>();
  const body = new ReadableStream({ cancel: () => cancelled.resolve() });
  globalThis.earlyAnswer = { url, token: 'run-out', response: Promise.resolve(new Response(body)) };
  expect(takeEarlyAnswer(url, 'fresh')).toBeUndefined();
  await cancelled.promise;
  expect(globalThis.earlyAnswer).toBeUndefined();
});
