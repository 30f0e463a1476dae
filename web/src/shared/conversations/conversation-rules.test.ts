import { conversationPageMax } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { exampleMessage } from '../../testing/example-message.ts';
import {
  hasEarlier,
  keepUnchanged,
  mergeMessages,
  nextPage,
  noConversation,
  pageSize,
  withEarlier,
  withPage,
} from './conversation-rules.ts';

const message = (id: number, timestamp = '2026-11-19T15:02:00Z') => exampleMessage(id, 1, { timestamp });
const list = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const idsOf = ({ messages }: { messages: readonly { id: number }[] }) => messages.map(({ id }) => id);

test('merged messages appear once each, in the order of their ids', () => {
  const merged = mergeMessages([message(3), message(5)], [message(5), message(4), message(1)]);
  expect(merged.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
});

test('a message that was sent before the first page came stays, although that page was empty', () => {
  const sent = { ...noConversation, messages: [message(1)] };
  expect(withPage(sent, { limit: pageSize }, [], 5)).toMatchObject({ messages: [{ id: 1 }], loadedAt: 5 });
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
  expect(keepUnchanged([], [changed])).toEqual([changed]);
});

test('there can be earlier messages only after a full page', () => {
  expect(pageSize).toBe(50);
  expect(hasEarlier(list(1, pageSize))).toBe(true);
  expect(hasEarlier(list(2, pageSize))).toBe(false);
  expect(hasEarlier([])).toBe(false);
});

test('an opened chat asks for the newest page, a refresh for what is newer, lost events for all that is loaded', () => {
  const loaded = { ...noConversation, messages: list(1, 120), completeTo: 120 };
  expect([nextPage(undefined, true), nextPage(loaded, true)]).toEqual([{ limit: pageSize }, { limit: pageSize }]);
  expect(nextPage(loaded, false)).toEqual({ after: 120 });
  expect(nextPage({ ...loaded, mayHaveChanged: true }, false)).toEqual({ limit: 120 });
  const long = { ...loaded, messages: list(1, conversationPageMax + 1), mayHaveChanged: true };
  expect(nextPage(long, false)).toEqual({ limit: conversationPageMax });
  expect(nextPage(noConversation, false)).toEqual({ limit: pageSize });
});

test('a page that joins what is known is added, and one that leaves a gap takes its place', () => {
  const known = { ...noConversation, messages: list(1, 10), completeTo: 10, hasFirst: true };
  const joined = withPage(known, { limit: pageSize }, list(8, 12), 5);
  expect([idsOf(joined).length, joined.completeTo, joined.hasFirst, joined.loadedAt]).toEqual([12, 12, true, 5]);
  const apart = withPage(known, { limit: pageSize }, list(100, 149), 6);
  expect([idsOf(apart)[0], apart.completeTo, apart.hasFirst, apart.loadedAt]).toEqual([100, 149, false, 6]);
  expect(idsOf(withPage(known, { limit: pageSize }, list(10, 59), 6))[0]).toBe(1);
  expect(idsOf(withPage(known, { limit: pageSize }, list(11, 60), 6))[0]).toBe(11);
  const newer = withPage(known, { after: 10 }, [], 7);
  expect([idsOf(newer).length, newer.completeTo, newer.loadedAt]).toEqual([10, 10, 7]);
});

test('a message that was sent while a page was on its way stays behind it', () => {
  const known = { ...noConversation, messages: [message(60)] };
  expect(idsOf(withPage(known, { limit: pageSize }, list(1, 3), 5))).toEqual([1, 2, 3, 60]);
});

test('what an event has brought of a message stays, also if its page leaves a gap', () => {
  const seen = { ...message(100), seen_at: '2026-11-19T15:04:00Z' };
  const known = { ...noConversation, messages: [...list(1, 10), seen], completeTo: 10 };
  expect(withPage(known, { limit: pageSize }, list(100, 149), 6).messages[0]).toEqual(seen);
});

test('a page of what is newer says nothing of the first message, nor who the partner is', () => {
  const partner = { name: 'Asha' } as NonNullable<(typeof noConversation)['partner']>;
  const known = { ...noConversation, messages: list(60, 61), completeTo: 61, partner };
  expect(withPage(known, { after: 61 }, [message(62)], 5)).toMatchObject({ hasFirst: false, partner });
  expect(withEarlier(known, list(58, 59))).toMatchObject({ completeTo: 61, partner });
});

test('messages may have changed until all of them were fetched', () => {
  const known = { ...noConversation, messages: list(1, 2), completeTo: 2, mayHaveChanged: true };
  expect(withPage(known, { after: 2 }, [], 5).mayHaveChanged).toBe(true);
  expect(withPage(known, { limit: pageSize }, list(1, 2), 5).mayHaveChanged).toBe(false);
  expect(withPage({ ...known, mayHaveChanged: false }, { after: 2 }, [], 5).mayHaveChanged).toBe(false);
});

test('a short page before the oldest message holds the first one', () => {
  const known = { ...noConversation, messages: list(60, 61) };
  expect(withEarlier(known, list(10, 59)).hasFirst).toBe(false);
  const whole = withEarlier(known, list(58, 59));
  expect([idsOf(whole), whole.hasFirst]).toEqual([[58, 59, 60, 61], true]);
});
