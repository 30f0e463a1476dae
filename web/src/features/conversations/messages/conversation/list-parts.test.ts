import { expect, test } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { listEntries, type MessageEntry } from './list-entries.ts';
import { isSamePart, listParts } from './list-parts.ts';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => exampleMessage(first + index, 7));
const partsOf = (messages: ReturnType<typeof from>) => listParts(listEntries(messages, [], 7, undefined));
const idsOf = (parts: ReturnType<typeof partsOf>) => parts.map((part) => part.map(({ message }) => message?.id));

test('the parts of a conversation stay the same when earlier messages are added above', () => {
  const before = idsOf(partsOf(from(50, 110)));
  expect(before.map((ids) => [ids[0], ids.at(-1)])).toEqual([
    [50, 64],
    [65, 96],
    [97, 110],
  ]);
  expect(idsOf(partsOf(from(1, 110))).slice(-2)).toEqual(before.slice(-2));
});

test('a message that arrives changes the last part alone, and one that has changed its own', () => {
  const messages = from(1, 110);
  const before = partsOf(messages);
  const arrived = partsOf([...messages, exampleMessage(111, 7)]);
  expect(arrived.map((part, index) => isSamePart(part, before[index] ?? []))).toEqual([true, true, true, false]);
  const changed = partsOf(messages.map((message) => (message.id === 40 ? { ...message, text: 'x' } : message)));
  expect(changed.map((part, index) => isSamePart(part, before[index] ?? []))).toEqual([true, false, true, true]);
});

test.each<Partial<MessageEntry>>([
  { notes: [{ key: 'call', at: '2026-11-19T15:03:00Z', node: null }] },
  { hasCard: true },
  { isFirstUnread: true },
  { beginsDay: false },
  { timestamp: '2026-11-19T15:04:00Z' },
  { place: { begins: true, ends: false } },
  { key: 'another' },
  { mine: true },
  { isHeld: true },
  { message: exampleMessage(1, 7, { text: 'x' }) },
  { outgoing: {} as never },
])('a part looks different once one of its entries has %j', (changed) => {
  const [part = []] = partsOf(from(1, 2));
  const [first, second] = part;
  if (!first || !second) throw new Error('there are no entries');
  expect(isSamePart(part, [{ ...first }, { ...second }])).toBe(true);
  expect(isSamePart(part, [{ ...first, ...changed }, second])).toBe(false);
});
