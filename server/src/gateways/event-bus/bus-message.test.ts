import { randomUUID } from 'node:crypto';
import type { MemberEvent } from '@mwanzo/contract/events';
import { notificationKinds } from '@mwanzo/contract/notices/notifications';
import { expect, test } from 'vitest';
import { parseBusMessage, type BusMessage } from './bus-message.ts';

const id = randomUUID();
const event = { type: 'typing', partner: 7 } as const;

test.each([
  { kind: 'event', id, to: [1, 2], event },
  { kind: 'sessions_ended', sessionIds: [3] },
  { kind: 'gap' },
] satisfies BusMessage[])('$kind arrives as it was sent', (message) => {
  expect(parseBusMessage(JSON.stringify(message))).toEqual(message);
});

test('fields of a newer version are dropped', () => {
  const text = JSON.stringify({ kind: 'event', id, to: [1], event: { ...event, since: 5 }, shard: 2 });
  expect(parseBusMessage(text)).toEqual({ kind: 'event', id, to: [1], event });
});

test.each([
  '',
  'nonsense',
  'null',
  '[1]',
  '{}',
  '{"kind":"event"}',
  JSON.stringify({ kind: 'other', id, to: [1], event }),
  JSON.stringify({ kind: 'event', id, to: ['1'], event }),
  JSON.stringify({ kind: 'event', id, to: [1.5], event }),
  JSON.stringify({ kind: 'event', id, to: [1], event: { type: 'call', partner: 7 } }),
  JSON.stringify({ kind: 'event', id, to: [1], event: { type: 'typing' } }),
  // The id becomes a line of the stream, so it must not contain a line break.
  JSON.stringify({ kind: 'event', id: `${id.slice(0, 8)}\ndata: {}`, to: [1], event }),
  JSON.stringify({ kind: 'sessions_ended', sessionIds: [null] }),
])('a message that this version does not know is refused: %s', (text) => {
  expect(() => parseBusMessage(text)).toThrow();
});

const call = { partner: 7, call_id: id } as const;
const events: readonly MemberEvent[] = [
  { type: 'message_read', partner: 7, up_to: 41, by_partner: true },
  { type: 'message_delivered', partner: 7, up_to: 42 },
  ...(['typing', 'match', 'swiped', 'rewound', 'match_ended', 'talk'] as const).map((type) => ({ type, partner: 7 })),
  ...(['ringing', 'answered', 'ended'] as const).map((state) => ({
    type: 'call' as const,
    ...call,
    state,
    reason: null,
    device: state === 'ringing' ? null : id,
  })),
  { type: 'call_signal', ...call, description: { type: 'offer', sdp: 'v=0' }, candidates: ['one', 'two'] },
  { type: 'call_signal', ...call, description: null, candidates: [] },
  ...(['online', 'today', null] as const).map((presence) => ({ type: 'presence' as const, partner: 7, presence })),
  ...notificationKinds.map((kind) => ({ type: 'notification' as const, kind })),
  ...(['notifications_read', 'decision', 'document_looks', 'payment', 'verification'] as const).map((type) => ({
    type,
  })),
];

test('each event of a member arrives in other processes as it was published', () => {
  const sent = events.map((each) => ({ kind: 'event' as const, id, to: [3, 1, 2], event: each }));
  expect(sent.map((message) => parseBusMessage(JSON.stringify(message)))).toEqual(sent);
});
