import { expect, test } from 'vitest';
import { pageNames, pathOfQueue, queueOf, waitingText } from './room-queues.ts';

test('every page has an address of its own, and any other address leads to the verifications', () => {
  for (const name of pageNames) expect(queueOf(pathOfQueue(name).replace('/moderation', ''))).toBe(name);
  expect(queueOf('?queue=everything')).toBe('verifications');
});

test('the sign of a queue counts up to 99, and shows nothing when nobody waits', () => {
  expect([undefined, 0, 1, 99, 100].map(waitingText)).toEqual(['', '', '1', '99', '99+']);
});
