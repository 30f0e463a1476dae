import { expect, test } from 'vitest';
import { acceptedState, whyReviewed } from './order-rules.ts';

const nextQuery = new Date('2026-11-21T09:01:15Z');
const verifiedAt = new Date('2026-11-21T09:00:00Z');

test.each([
  ['pushing', null, 'pending', nextQuery],
  ['unconfirmed', null, 'unconfirmed', nextQuery],
  ['paid', null, 'paid', nextQuery],
  ['paid', verifiedAt, 'paid', null],
  ['failed', null, 'failed', null],
  ['needs_review', null, 'needs_review', null],
] as const)('an order that is %s (confirmed: %s) is %s after its prompt was accepted', (state, verified, then, at) => {
  expect(acceptedState({ state, verifiedAt: verified }, nextQuery)).toEqual({ state: then, nextQueryAt: at });
});

test.each([
  ['paid', null, 'paid, not confirmed by M-Pesa'],
  ['needs_review', 'wrong_amount', 'money that does not fit: wrong_amount'],
  ['expired', null, 'M-Pesa never said what became of it'],
  ['refunding', 'refund', 'being refunded'],
] as const)('a person reads why to look at an order that is %s', (state, resultCode, why) => {
  expect(whyReviewed({ state, resultCode })).toBe(why);
});
