import type { Message } from '@mwanzo/contract/messages';
import { expect, test } from 'vitest';
import { inTimeZone } from '../../../testing/in-time-zone.ts';
import { beginsDay, hasEarlier, pageSize } from './conversation-rules.ts';

function message(id: number, timestamp = '2026-11-19T15:02:00Z'): Message {
  return {
    id,
    sender: 1,
    receiver: 2,
    text: `text ${id}`,
    timestamp,
    client_id: null,
    reply_to: null,
    reactions: [],
    is_deleted: false,
    seen_at: null,
  };
}

test('there can be earlier messages only after a full page', () => {
  const page = Array.from({ length: pageSize }, (_, index) => message(index + 1));
  expect(hasEarlier(page)).toBe(true);
  expect(hasEarlier(page.slice(1))).toBe(false);
  expect(hasEarlier([])).toBe(false);
});

test('a day begins with its first message', () => {
  expect(beginsDay(message(1), undefined)).toBe(true);
  expect(beginsDay(message(2), message(1))).toBe(false);
  expect(beginsDay(message(2, '2026-11-25T15:02:00Z'), message(1))).toBe(true);
});

test('a day begins at midnight in the time zone of the device', () => {
  const beginsAt = (zone: string, timestamp: string, previous: string) =>
    inTimeZone(zone, () => beginsDay(message(2, timestamp), message(1, previous)));
  expect(beginsAt('Africa/Nairobi', '2026-11-19T21:00:00Z', '2026-11-19T20:59:59Z')).toBe(true);
  expect(beginsAt('Europe/London', '2026-11-19T21:00:00Z', '2026-11-19T20:59:59Z')).toBe(false);
  expect(beginsAt('Africa/Nairobi', '2026-11-20T00:01:00Z', '2026-11-19T23:59:00Z')).toBe(false);
  expect(beginsAt('Europe/London', '2026-11-20T00:01:00Z', '2026-11-19T23:59:00Z')).toBe(true);
});
