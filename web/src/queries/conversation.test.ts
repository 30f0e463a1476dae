import type { Message } from '@mwanzo/contract/messages';
import { expect, test } from 'vitest';
import { mergeMessages } from './conversation.ts';

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

test('merged messages appear once each, in the order of their ids', () => {
  const merged = mergeMessages([message(3), message(5)], [message(5), message(4), message(1)]);
  expect(merged.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
});

test('a clock that goes backwards does not change the order', () => {
  const merged = mergeMessages([message(1, '2026-11-19T15:02:00Z')], [message(2, '2026-11-19T14:00:00Z')]);
  expect(merged.map(({ id }) => id)).toEqual([1, 2]);
});
