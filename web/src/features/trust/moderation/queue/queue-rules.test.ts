import { describe, expect, test } from 'vitest';
import type { Case } from '../verifications/case/case-queries.ts';
import { isTaken, keyOf, neighbour, nextFree } from './queue-rules.ts';

const make = (id: number, traits: Partial<Case> = {}) =>
  ({ id, claimed_by: null, request_number: 1, submitted_at: '2026-11-21T09:00:00Z', ...traits }) as Case;

describe('the queue', () => {
  const list = [make(1), make(2, { claimed_by: 8 }), make(3, { claimed_by: 7, request_number: 2 }), make(4)];
  const open = (id: number | null) => nextFree(list, id === null ? null : `case-${id}`, 7)?.id;

  test('a case claimed by a colleague is taken, a case of one’s own is not', () => {
    expect(list.map((each) => isTaken(each, 7))).toEqual([false, true, false, false]);
  });

  test('after a decision the next free case is opened, and after the last one the oldest', () => {
    expect([open(null), open(1), open(3), open(4)]).toEqual([1, 3, 4, 1]);
  });

  test('no case is opened if no other is free', () => {
    expect(nextFree([make(1), make(2, { claimed_by: 8 })], 'case-1', 7)).toBeNull();
    expect(nextFree([], null, 7)).toBeNull();
  });

  test('there is no neighbour beyond the ends of the list', () => {
    expect(neighbour(list, 'case-1', 1)?.id).toBe(2);
    expect(neighbour(list, 'case-1', -1)).toBeNull();
    expect(neighbour(list, 'case-4', 1)).toBeNull();
    expect(neighbour(list, 'case-99', 1)).toBeNull();
  });

  test('a list without claims has none that is taken, and a change is no case of the same number', () => {
    expect([isTaken({ id: 1 }, 7), isTaken({ id: 1, claimed_by: 8 }, undefined)]).toEqual([false, true]);
    const change = { id: 1, parts: ['name'] };
    expect([keyOf({ id: 1 }), keyOf(change)]).toEqual(['case-1', 'change-1']);
    const both = [make(1), change];
    expect([neighbour(both, 'case-1', 1), neighbour(both, 'change-1', -1)]).toEqual([change, both[0]]);
    expect(nextFree(both, 'change-1', 7)).toBe(both[0]);
  });

  test('a case that has left the list meanwhile is followed by the first free one', () => {
    expect(nextFree(list, 'case-99', 7)?.id).toBe(1);
  });
});
