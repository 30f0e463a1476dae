import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { exampleMessage } from '../testing/example-message.ts';
import { addMessages, cachedMessages, keepUnchanged, mergeMessages, showMessage } from './conversation.ts';

const message = (id: number, timestamp = '2026-11-19T15:02:00Z') => exampleMessage(id, 1, { timestamp });

test('merged messages appear once each, in the order of their ids', () => {
  const merged = mergeMessages([message(3), message(5)], [message(5), message(4), message(1)]);
  expect(merged.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
});

test('a message that comes again takes the place of the one that is known', () => {
  const client = new QueryClient();
  addMessages(client, 7, [message(1), message(2)]);
  addMessages(client, 7, [{ ...message(1), text: '', is_deleted: true }]);
  expect(cachedMessages(client, 7).map(({ text }) => text)).toEqual(['', 'text 2']);
  showMessage(client, 8, message(3));
  expect(client.getQueryData(['conversation', 8])).toBeUndefined();
});

test('a clock that goes backwards does not change the order', () => {
  const merged = mergeMessages([message(1, '2026-11-19T15:02:00Z')], [message(2, '2026-11-19T14:00:00Z')]);
  expect(merged.map(({ id }) => id)).toEqual([1, 2]);
});

test('what was delivered and seen stays so when an older copy of the message comes after', () => {
  const [delivered_at, seen_at] = ['2026-11-19T15:03:00Z', '2026-11-19T15:04:00Z'];
  const seen = { ...message(1), delivered_at, seen_at };
  expect(mergeMessages([seen], [message(1)])).toEqual([seen]);
  expect(mergeMessages([{ ...message(1), delivered_at }], [{ ...message(1), seen_at }])).toEqual([seen]);
  const reacted = { ...message(1), is_deleted: true };
  expect(mergeMessages([seen], [reacted])).toEqual([{ ...reacted, delivered_at, seen_at }]);
});

test('a fetched message that has not changed stays the same object, wherever it now is in the list', () => {
  const known = [message(2), message(3)];
  const changed = { ...message(3), is_deleted: true };
  const next = keepUnchanged(known, [message(1), message(2), changed]);
  expect(next[1]).toBe(known[0]);
  expect(next[2]).toBe(changed);
  expect(keepUnchanged(undefined, [changed])).toEqual([changed]);
});
