import { expect, test } from 'vitest';
import { unreadCountMax } from '@mwanzo/contract/limits';
import type { Match } from '@mwanzo/contract/conversations/matches';
import { matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { withChangedMessage, withMessage, withPresence, withRead, withSeen } from './match-list-rules.ts';

const now = '2026-11-22T10:00:00Z';
const last = (id: number, sender: number) => {
  const { text, timestamp, is_deleted, seen_at } = exampleMessage(id, sender);
  return { id, sender, text, timestamp, is_deleted, media_kind: null, seen_at };
};
const match = (id: number, fields: Partial<Match> = {}) =>
  matchWith(id, { last_message: null, unread_count: 0, ...fields });
const ids = (list: readonly { id: number }[] | undefined) => list?.map(({ id }) => id);

test('a conversation with a new message comes first and is unread once', () => {
  const once = withMessage([match(7), match(8)], 8, exampleMessage(5, 8));
  expect(ids(once)).toEqual([8, 7]);
  expect(once?.[0]).toEqual(match(8, { unread_count: 1, last_message: last(5, 8) }));
  const twice = withMessage(once ?? [], 8, exampleMessage(5, 8));
  expect(twice?.[0]?.unread_count).toBe(1);
});

test('the member’s message from another device is not unread, and an older message replaces no newer one', () => {
  expect(withMessage([match(7)], 7, exampleMessage(5, 1))?.[0]).toMatchObject({
    unread_count: 0,
    last_message: { id: 5 },
  });
  const newer = [match(7, { last_message: last(9, 7), unread_count: 2 })];
  expect(withMessage(newer, 7, exampleMessage(5, 7))).toEqual(newer);
});

test('unread messages are counted up to the most that is counted', () => {
  const full = [match(7, { unread_count: unreadCountMax })];
  expect(withMessage(full, 7, exampleMessage(5, 7))?.[0]?.unread_count).toBe(unreadCountMax);
});

test('for somebody who is not in the list it has to be fetched', () => {
  expect(withMessage([match(7)], 8, exampleMessage(5, 8))).toBeUndefined();
  expect(withRead([match(7)], 8, 5)).toBeUndefined();
});

test('what was read to its end is not unread; of what came later some may be', () => {
  const unread = [match(7, { last_message: last(5, 7), unread_count: 2, is_opened: false })];
  expect(withRead(unread, 7, 5)?.[0]).toMatchObject({ unread_count: 0, is_opened: true });
  expect(withRead(unread, 7, 4)).toBeUndefined();
  // A later message of one's own is never unread.
  const answered = [match(7, { last_message: last(6, 1), unread_count: 2 }), match(8, { unread_count: 1 })];
  expect(withRead(answered, 7, 5)?.map(({ unread_count }) => unread_count)).toEqual([0, 1]);
});

test('the last message is seen when it is the member’s own and the partner has read that far', () => {
  const seen = (sender: number, upTo: number) =>
    withSeen([match(7, { last_message: last(5, sender) })], 7, upTo, now)?.[0]?.last_message?.seen_at;
  expect([seen(1, 5), seen(1, 4), seen(7, 5)]).toEqual([now, null, null]);
});

test('a message that was seen before keeps its time, and one of another conversation is not seen', () => {
  const seenAt = '2026-11-21T10:00:00Z';
  const list = [match(7, { last_message: { ...last(5, 1), seen_at: seenAt } }), match(8, { last_message: last(4, 1) })];
  expect(withSeen(list, 7, 5, now)?.map(({ last_message: known }) => known?.seen_at)).toEqual([seenAt, null]);
});

test('a deleted last message loses its text and its photo, and another one changes nothing', () => {
  const list = [match(7, { last_message: { ...last(5, 7), media_kind: 'photo' } })];
  const deleted = { ...exampleMessage(5, 7), text: '', is_deleted: true };
  const gone = { text: '', is_deleted: true, media_kind: null };
  expect(withChangedMessage(list, 7, deleted)?.[0]?.last_message).toMatchObject(gone);
  expect(withChangedMessage(list, 7, { ...deleted, id: 4 })).toEqual(list);
});

test('an event changes what it is about, and leaves the rest of the match as it is', () => {
  const known = match(7, { last_message: last(5, 1), unread_count: 2, is_opened: false });
  const [text, photo] = ['Sasa', 'photo' as const];
  const media = { kind: photo } as ReturnType<typeof exampleMessage>['media'];
  expect(withChangedMessage([known], 7, { ...exampleMessage(5, 1), text, media })).toEqual([
    { ...known, last_message: { ...last(5, 1), text, media_kind: photo } },
  ]);
  expect(withSeen([known], 7, 5, now)).toEqual([{ ...known, last_message: { ...last(5, 1), seen_at: now } }]);
  expect(withRead([known], 7, 5)).toEqual([{ ...known, unread_count: 0, is_opened: true }]);
  expect(withPresence([known], 7, 'online')).toEqual([{ ...known, presence: 'online' }]);
  expect(withSeen([match(8)], 8, 5, now)).toEqual([match(8)]);
});

test('presence changes for one match only', () => {
  const list = withPresence([match(7), match(8)], 8, 'online');
  expect(list?.map(({ presence }) => presence)).toEqual([match(7).presence, 'online']);
});
