import { expect, test } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { findNewMatches } from './new-matches.ts';

const unopened = (id: number) => ({ ...matchWith(id), is_opened: false, last_message: null });
const none = new Set<number>();
const found = (...[matches, shown = none, liking = none]: Partial<Parameters<typeof findNewMatches>>) =>
  findNewMatches(matches ?? [], shown, liking).map(({ id }) => id);

test('a match is new until it was opened, written in, or shown on this device', () => {
  const { last_message } = matchWith(9);
  const matches = [unopened(7), { ...unopened(8), is_opened: true }, { ...unopened(9), last_message }, unopened(10)];
  expect(last_message).not.toBeNull();
  expect(found(matches)).toEqual([7, 10]);
  expect(found(matches, new Set([7]))).toEqual([10]);
});

test('a match that the member’s own like makes is shown by the like', () => {
  expect(found([unopened(7), unopened(8)], none, new Set([8]))).toEqual([7]);
});
