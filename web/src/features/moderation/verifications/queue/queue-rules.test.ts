import { describe, expect, test } from 'vitest';
import type { Case } from '../case/case.ts';
import { casesOf, isTaken, neighbour, nextFree } from './queue-rules.ts';

const make = (id: number, traits: Partial<Case> = {}) =>
  ({ id, claimed_by: null, request_number: 1, ...traits }) as Case;

describe('the queue', () => {
  const list = [make(1), make(2, { claimed_by: 8 }), make(3, { claimed_by: 7, request_number: 2 }), make(4)];
  const open = (id: number | null) => nextFree(list, id, 7)?.id;

  test('members who ask again are also in a list of their own', () => {
    expect(casesOf('again', list).map(({ id }) => id)).toEqual([3]);
    expect(casesOf('oldest', list)).toBe(list);
  });

  test('a case claimed by a colleague is taken, a case of one’s own is not', () => {
    expect(list.map((each) => isTaken(each, 7))).toEqual([false, true, false, false]);
  });

  test('after a decision the next free case is opened, and after the last one the oldest', () => {
    expect([open(null), open(1), open(3), open(4)]).toEqual([1, 3, 4, 1]);
  });

  test('no case is opened if no other is free', () => {
    expect(nextFree([make(1), make(2, { claimed_by: 8 })], 1, 7)).toBeNull();
    expect(nextFree([], null, 7)).toBeNull();
  });

  test('there is no neighbour beyond the ends of the list', () => {
    expect(neighbour(list, 1, 1)?.id).toBe(2);
    expect(neighbour(list, 1, -1)).toBeNull();
    expect(neighbour(list, 4, 1)).toBeNull();
    expect(neighbour(list, 99, 1)).toBeNull();
  });
});
