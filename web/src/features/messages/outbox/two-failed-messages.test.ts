import { expect, test } from 'vitest';
import { openOutbox } from './open-outbox.fixture.ts';

test('of two failed messages one stands in the input, and what is sent from there replaces that one', async () => {
  const { write, states, keepDraft, readDraft, readOutbox, noteFailed } = await openOutbox();
  write('One');
  write('Two');
  const [one, two] = readOutbox().map(({ clientId }) => clientId);
  noteFailed(one ?? '');
  // The first one's text was just deleted, and the input is free.
  keepDraft(7, '');
  noteFailed(two ?? '');
  expect(readOutbox().map(({ inInput }) => inInput)).toEqual([true, false]);
  expect(readDraft(7)).toBe('');
  write('One, corrected');
  expect(states()).toEqual(['Two failed', 'One, corrected sending']);
});
