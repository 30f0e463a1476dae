import { describe, expect, test } from 'vitest';
import type { Case } from '../verifications/case/case-queries.ts';
import { isTaken, neighbour, nextFree } from './queue-rules.ts';

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
});
