import type { Notification } from '@mwanzo/contract/notices/notifications';
import { expect, test } from 'vitest';
import { findRefusedPhoto } from './refused-photo.ts';

type Params = Partial<Notification['params']>;

const change = (id: number, params: Params, isRead = false): Notification => ({
  id,
  message: '',
  is_read: isRead,
  created_at: '2026-11-22T10:00:00.000Z',
  kind: 'profile_change',
  link: null,
  params: {
    name: null,
    profile_id: null,
    decision: 'rejected',
    refusal: null,
    changed: ['photo'],
    demo: false,
    days_left: null,
    asked: null,
    sanction: null,
    ...params,
  },
});
const match: Notification = { ...change(9, { decision: null, changed: [] }), kind: 'match' };

test('a refused photo is told until it is read', () => {
  expect(findRefusedPhoto([match, change(2, {})])?.id).toBe(2);
  expect(findRefusedPhoto([change(2, { changed: ['name', 'photo'] })])?.id).toBe(2);
  expect(findRefusedPhoto([change(2, {}, true)])).toBeUndefined();
});

test('a refused name is none, nor is a photo after which another one was approved', () => {
  expect(findRefusedPhoto([change(2, { changed: ['name'] })])).toBeUndefined();
  expect(findRefusedPhoto([change(3, { decision: 'approved' }), change(2, {})])).toBeUndefined();
  expect(findRefusedPhoto([])).toBeUndefined();
});

test('only the newest change counts, whatever other notifications say', () => {
  expect(findRefusedPhoto([change(3, { changed: ['name'] }), change(2, {})])).toBeUndefined();
  expect(findRefusedPhoto([change(3, {}, true), change(2, {})])).toBeUndefined();
  expect(findRefusedPhoto([change(3, {}), change(2, {}, true)])?.id).toBe(3);
  for (const kind of ['verification', 'report'] as const)
    expect([kind, findRefusedPhoto([{ ...change(4, {}), kind }, change(2, {})])?.id]).toEqual([kind, 2]);
});
