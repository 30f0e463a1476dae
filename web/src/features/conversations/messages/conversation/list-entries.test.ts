import { expect, test } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import type { OutgoingMessage } from '../outbox/outbox-rules.ts';
import { isWaiting, listEntries } from './list-entries.ts';

const message = (id: number, sender: number, minute: number, client_id: string | null = null) =>
  exampleMessage(id, sender, { timestamp: `2026-11-19T15:${String(minute).padStart(2, '0')}:00Z`, client_id });
const outgoing = (id: string, minute: number): OutgoingMessage => ({
  id,
  receiver: 7,
  text: 'On its way',
  replyTo: null,
  writtenAt: message(1, 1, minute).timestamp,
  phase: 'waiting',
  inInput: false,
});

test('messages stand in groups, with those on their way below them', () => {
  const messages = [message(1, 7, 0), message(2, 7, 2), message(3, 2, 3)];
  const entries = listEntries(messages, [outgoing('a', 4), outgoing('b', 9)], 7, undefined);
  expect(entries.map(({ key, mine, place }) => [key, mine, place.begins, place.ends])).toEqual([
    ['1', false, true, false],
    ['2', false, false, true],
    ['3', true, true, false],
    ['a', true, false, true],
    ['b', true, true, true],
  ]);
  expect(entries.map(({ beginsDay }) => beginsDay)).toEqual([true, false, false, false, false]);
});

test('a message keeps its key when it arrives', () => {
  expect(listEntries([message(4, 2, 1, 'a')], [], 7, undefined)[0]?.key).toBe('a');
});

test('the first unread message begins a group', () => {
  const entries = listEntries([message(1, 7, 0), message(2, 7, 1)], [], 7, 2);
  expect(entries.map(({ isFirstUnread, place }) => [isFirstUnread, place.begins])).toEqual([
    [false, true],
    [true, true],
  ]);
});

test('those that wait come last, in a group of their own', () => {
  const unsent = [outgoing('a', 4), { ...outgoing('b', 4), phase: 'failed' as const }, outgoing('c', 5)];
  const entries = listEntries([message(1, 1, 3, 'd')], unsent, 7, undefined, new Set(['a', 'c', 'd']));
  expect(entries.map((entry) => [entry.key, isWaiting(entry), entry.place.begins, entry.place.ends])).toEqual([
    ['d', false, true, false],
    ['b', false, false, true],
    ['a', true, true, false],
    ['c', true, false, true],
  ]);
});

test('each entry of a conversation is whole', () => {
  const unseen = { ...message(2, 7, 1), warning: 'money' as const };
  const waiting = outgoing('b', 5);
  const entries = listEntries([message(1, 2, 0, 'a'), unseen], [waiting], 7, 2, new Set(['a', 'b']));
  const alone = { begins: true, ends: true };
  expect(entries).toEqual([
    {
      key: 'a',
      mine: true,
      timestamp: '2026-11-19T15:00:00Z',
      message: message(1, 2, 0, 'a'),
      isHeld: true,
      beginsDay: true,
      isFirstUnread: false,
      hasCard: false,
      place: alone,
    },
    {
      key: '2',
      mine: false,
      timestamp: '2026-11-19T15:01:00Z',
      message: unseen,
      isHeld: false,
      beginsDay: false,
      isFirstUnread: true,
      hasCard: true,
      place: alone,
    },
    {
      key: 'b',
      mine: true,
      timestamp: '2026-11-19T15:05:00Z',
      outgoing: waiting,
      isHeld: true,
      beginsDay: false,
      isFirstUnread: false,
      hasCard: false,
      place: alone,
    },
  ]);
});
