import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, test } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { inTimeZone } from '../../../../testing/in-time-zone.ts';
import { beginsDay, beginsGroup, firstUnread, isEmojiOnly, lastSeen } from './conversation-rules.ts';

const message = (id: number, timestamp = '2026-11-19T15:02:00Z') => exampleMessage(id, 1, { timestamp });

test('a day begins with its first message', () => {
  expect(beginsDay(message(1), undefined)).toBe(true);
  expect(beginsDay(message(2), message(1))).toBe(false);
  for (const another of ['2026-11-25', '2026-12-19', '2027-11-19'])
    expect(beginsDay(message(2, `${another}T15:02:00Z`), message(1))).toBe(true);
});

test('a day begins at midnight in the time zone of the device', () => {
  const beginsAt = (zone: string, timestamp: string, previous: string) =>
    inTimeZone(zone, () => beginsDay(message(2, timestamp), message(1, previous)));
  expect(beginsAt('Africa/Nairobi', '2026-11-19T21:00:00Z', '2026-11-19T20:59:59Z')).toBe(true);
  expect(beginsAt('Europe/London', '2026-11-19T21:00:00Z', '2026-11-19T20:59:59Z')).toBe(false);
  expect(beginsAt('Africa/Nairobi', '2026-11-20T00:01:00Z', '2026-11-19T23:59:00Z')).toBe(false);
  expect(beginsAt('Europe/London', '2026-11-20T00:01:00Z', '2026-11-19T23:59:00Z')).toBe(true);
});

const from = (sender: number, id: number, changed: Partial<Message> = {}) => ({ ...message(id), sender, ...changed });

test('a group ends with another sender, another day, or more than 3 minutes', () => {
  const at = (timestamp: string, sender = 1) => ({ sender, timestamp });
  const first = at('2026-11-19T15:00:00Z');
  expect(beginsGroup(first, undefined)).toBe(true);
  expect(beginsGroup(at('2026-11-19T15:03:00Z'), first)).toBe(false);
  expect(beginsGroup(at('2026-11-19T15:03:01Z'), first)).toBe(true);
  expect(beginsGroup(at('2026-11-19T15:00:01Z', 2), first)).toBe(true);
  expect(inTimeZone('Africa/Nairobi', () => beginsGroup(at('2026-11-19T21:00:00Z'), at('2026-11-19T20:59:00Z')))).toBe(
    true,
  );
});

test('the first unread message is counted among the partner’s, from the end', () => {
  const list = [from(2, 1), from(2, 2), from(1, 3), from(2, 4), from(1, 5)];
  expect([0, 1, 2, 3, 9].map((unread) => firstUnread(list, 2, unread))).toEqual([undefined, 4, 2, 1, 1]);
  expect(firstUnread([from(1, 3)], 2, 2)).toBeUndefined();
});

test('the last seen message is the reader’s own newest one that was seen', () => {
  const seen = { seen_at: '2026-11-19T15:02:00Z' };
  const list = [from(1, 1, seen), from(1, 2, seen), from(1, 3, { ...seen, is_deleted: true }), from(2, 4), from(1, 5)];
  expect(lastSeen([...list, from(2, 6, seen)], 2)?.id).toBe(2);
  expect(lastSeen(list.slice(3), 2)).toBeUndefined();
});

test.each(['😂', '❤️', '👍🏿 🙏', '🇰🇪', '👩‍👩‍👧', '😂😂😂'])('%s is shown large', (text) => {
  expect(isEmojiOnly(text)).toBe(true);
});

test.each(['', '1', '#', '😂😂😂😂', 'ha 😂', '😂.', 'x'.repeat(4000)])('%s is not shown large', (text) => {
  expect(isEmojiOnly(text)).toBe(false);
});
