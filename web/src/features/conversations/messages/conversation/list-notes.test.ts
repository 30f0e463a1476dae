import { expect, test } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { listEntries } from './list-entries.ts';
import { placeNotes } from './list-notes.ts';

const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`;
const message = (id: number, minute: number) => ({ ...exampleMessage(id, 7), timestamp: at(minute) });
const note = (minute: number) => ({ key: String(minute), at: at(minute), node: null });
const entries = listEntries([message(1, 10), message(2, 20), message(3, 30)], [], 7, undefined);

test('a note stands before the first message that is later, and the last ones after all messages', () => {
  const placed = placeNotes(entries, [note(50), note(25), note(15), note(22), note(40)]);
  expect(placed.entries.map(({ notes }) => notes?.map(({ key }) => key))).toEqual([undefined, ['15'], ['22', '25']]);
  expect(placed.after.map(({ key }) => key)).toEqual(['40', '50']);
});

test('a note of the same moment as a message stands behind it, and the message stays what it is', () => {
  const placed = placeNotes(entries, [note(20), note(10), note(30)]);
  expect(placed.entries).toEqual([
    entries[0],
    { ...entries[1], notes: [note(10)] },
    { ...entries[2], notes: [note(20)] },
  ]);
  expect(placed.after).toEqual([note(30)]);
});

test('a note that is older than all that is loaded waits for the earlier messages', () => {
  const { entries: placed, after } = placeNotes(entries, [note(5)]);
  expect(placed.some(({ notes }) => notes)).toBe(false);
  expect(after).toEqual([]);
  expect(placeNotes([], [note(5)]).after).toEqual([]);
});
