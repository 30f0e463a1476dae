import { randomUUID } from 'node:crypto';
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
