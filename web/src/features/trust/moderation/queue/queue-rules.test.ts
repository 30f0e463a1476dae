import { describe, expect, test } from 'vitest';
import type { Case } from '../verifications/case/case.ts';
import type { Change } from '../changes/change.ts';
import { isTaken, itemsOf, keyOf, neighbour, nextFree } from './queue-rules.ts';

const make = (id: number, traits: Partial<Case> = {}) =>
  ({ id, claimed_by: null, request_number: 1, submitted_at: '2026-11-21T09:00:00Z', ...traits }) as Case;

describe('the queue', () => {
  const list = [make(1), make(2, { claimed_by: 8 }), make(3, { claimed_by: 7, request_number: 2 }), make(4)];
  const open = (id: number | null) => nextFree(list, id === null ? null : `case-${id}`, 7)?.id;

  test('members who ask again are also in a list of their own', () => {
    expect(itemsOf('again', list, []).map(({ id }) => id)).toEqual([3]);
    expect(itemsOf('oldest', list, [])).toEqual(list);
  });

  test('changes of verified members wait among the cases, oldest first, and keep their own identity', () => {
    const change = {
      id: 1,
      claimed_by: null,
      parts: ['name'],
      submitted_at: '2026-11-21T09:00:00Z',
    } as unknown as Change;
    const cases = [
      make(1, { submitted_at: '2026-11-21T08:00:00Z' }),
      make(2, { submitted_at: '2026-11-21T10:00:00Z' }),
    ];
    const items = itemsOf('oldest', cases, [change]);
    expect(items.map(keyOf)).toEqual(['case-1', 'change-1', 'case-2']);
    expect(itemsOf('decided', cases, [change])).toEqual(cases);
    expect(neighbour(items, 'case-1', 1)).toBe(change);
    expect(nextFree(items, 'change-1', 7)).toBe(cases[1]);
  });

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
});
