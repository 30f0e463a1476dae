import { expect, test } from 'vitest';
import type { Change } from '../changes/change-queries.ts';
import { keyOf, neighbour, nextFree } from '../queue/queue-rules.ts';
import type { Case } from './case/case-queries.ts';
import { verificationQueue } from './verification-queue.tsx';

const [oldest, again, decided] = verificationQueue.tabs;

const make = (id: number, traits: Partial<Case> = {}) =>
  ({ id, claimed_by: null, request_number: 1, submitted_at: '2026-11-21T09:00:00Z', ...traits }) as Case;

test('members who ask again are also in a list of their own', () => {
  const list = [make(1), make(3, { request_number: 2 }), make(4)];
  expect(again?.pick?.(list).map(({ id }) => id)).toEqual([3]);
  expect(oldest.pick?.(list)).toEqual(list);
});

test('changes of verified members wait among the cases, oldest first, and keep their own identity', () => {
  const change = {
    id: 1,
    claimed_by: null,
    parts: ['name'],
    submitted_at: '2026-11-21T09:00:00Z',
  } as unknown as Change;
  const cases = [make(1, { submitted_at: '2026-11-21T08:00:00Z' }), make(2, { submitted_at: '2026-11-21T10:00:00Z' })];
  const items = oldest.pick?.([...cases, change]) ?? [];
  expect(items.map(keyOf)).toEqual(['case-1', 'change-1', 'case-2']);
  expect(decided?.pick).toBeUndefined();
  expect(neighbour(items, 'case-1', 1)).toBe(change);
  expect(nextFree(items, 'change-1', 7)).toBe(cases[1]);
});
