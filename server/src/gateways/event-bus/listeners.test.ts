import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('a listener that throws is reported and keeps none of the others from hearing', () => {
  const failures: unknown[] = [];
  const heard: string[] = [];
  const listeners = createListeners<string>((error) => failures.push(error));
  listeners.add((word) => heard.push(`first ${word}`));
  listeners.add(() => {
    throw new Error('on fire');
  });
  const stop = listeners.add((word) => heard.push(`last ${word}`));
  listeners.tell('news');
  expect([heard, failures]).toEqual([['first news', 'last news'], [new Error('on fire')]]);
  stop();
  listeners.tell('more');
  expect(heard).toEqual(['first news', 'last news', 'first more']);
});
