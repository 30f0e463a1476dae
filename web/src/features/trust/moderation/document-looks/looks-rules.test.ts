import type { DocumentLooksState } from '@mwanzo/contract/trust/document-looks';
import { expect, test } from 'vitest';
import { mayOpenAgain } from './looks-rules.ts';

const state = (more: Partial<DocumentLooksState> = {}): DocumentLooksState => ({
  max: 60,
  own: null,
  asked: [],
  ...more,
});
const own = (name: 'waiting' | 'declined') => ({ state: name, ask_again_at: '2026-11-25T22:05:00Z' });

test('a refused picture is fetched again when a colleague has allowed more, also after a question elsewhere', () => {
  expect(mayOpenAgain(state({ own: own('waiting') }), state({ max: 120 }))).toBe(true);
  expect(mayOpenAgain(state(), state({ max: 120 }))).toBe(true);
  expect(mayOpenAgain(state({ max: 120 }), state({ max: 180 }))).toBe(true);
});

test('a refused picture is fetched again when the hour of a question or of a no is over', () => {
  expect(mayOpenAgain(state({ own: own('waiting') }), state())).toBe(true);
  expect(mayOpenAgain(state({ own: own('declined') }), state())).toBe(true);
});

test('a refused picture stays refused while nothing is allowed', () => {
  expect(mayOpenAgain(undefined, state({ max: 120 }))).toBe(false);
  expect(mayOpenAgain(state({ own: own('waiting') }), undefined)).toBe(false);
  expect(mayOpenAgain(state(), state())).toBe(false);
  expect(mayOpenAgain(state(), state({ own: own('waiting') }))).toBe(false);
  expect(mayOpenAgain(state({ own: own('waiting') }), state({ own: own('declined') }))).toBe(false);
  expect(mayOpenAgain(state({ max: 120 }), state())).toBe(false);
  const colleague = { id: 1, moderator_id: 2, name: 'Otieno', opened: 60, asked_at: '2026-11-25T21:05:00Z' };
  expect(mayOpenAgain(state({ asked: [colleague] }), state())).toBe(false);
});
