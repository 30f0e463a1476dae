import { promptPauseSeconds } from '@mwanzo/contract/billing/products';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import type { StoredOrder } from './order-rules.ts';
import { presentOrder } from './present-order.ts';
import { sealPhone } from './seal-phone.ts';

const now = new Date('2026-11-21T21:05:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const vaultKey = new Secret('5e'.repeat(32));
const code = 'MW-7F3K2QX9';
const order: StoredOrder = {
  id: 1,
  userId: 7,
  code,
  product: 'month',
  amount: 375,
  state: 'failed',
  resultCode: '2001',
  sealedPhone: sealPhone('254712345678', code, vaultKey),
  phoneHash: null,
  clientKey: 'key',
  merchantRequestId: null,
  checkoutRequestId: null,
  createdAt: ago(60),
  promptedAt: ago(50),
  paidAt: null,
  verifiedAt: null,
  queries: 0,
  startsAt: null,
  endsAt: null,
  receipt: null,
};
const present = (more: Partial<StoredOrder> = {}) => presentOrder({ vaultKey }, { ...order, ...more }, now);

test.each([
  ['a wrong PIN', {}, 'wrong_pin'],
  ['a code that nobody knows', { resultCode: '777' }, 'unavailable'],
  ['no code', { resultCode: null }, 'unavailable'],
  ['a prompt that was never sent', { resultCode: 'not_sent', promptedAt: null }, 'not_sent'],
  ['a prompt that was sent, whatever its code says', { resultCode: 'not_sent' }, 'unavailable'],
  ['a wrong PIN without the time of its prompt', { promptedAt: null }, 'wrong_pin'],
] as const)('a failed order says why: %s', (_, more, failure) => {
  expect(present(more).failure).toBe(failure);
});

test.each(['pending', 'unconfirmed', 'paid', 'expired', 'needs_review', 'refunded'] as const)(
  'an order that is %s has not failed, whatever its last code was',
  (state) => {
    expect(present({ state }).failure).toBeNull();
  },
);

test('the next prompt is possible after the pause, and at once if none was sent', () => {
  expect(present().again_at).toBe(ago(50 - promptPauseSeconds).toISOString());
  expect(present({ promptedAt: null }).again_at).toBe(ago(60).toISOString());
});

test('the number is whole for an hour, then masked, and empty once it was forgotten', () => {
  expect(present()).toMatchObject({ phone: '0712 ••• 678', whole_phone: '254712345678' });
  expect(present({ createdAt: ago(3600) })).toMatchObject({ phone: '0712 ••• 678', whole_phone: null });
  expect(present({ state: 'paid' })).toMatchObject({ phone: '0712 ••• 678', whole_phone: null });
  expect(present({ sealedPhone: null })).toMatchObject({ phone: '', whole_phone: null });
});

test('an order is shown whole, with each of its times', () => {
  const [paidAt, startsAt, endsAt] = [ago(40), ago(30), ago(-3600)];
  expect(present({ state: 'paid', paidAt, startsAt, endsAt, receipt: 'NLJ7RT61SV' })).toEqual({
    code,
    product: 'month',
    amount: 375,
    state: 'paid',
    failure: null,
    phone: '0712 ••• 678',
    whole_phone: null,
    created_at: '2026-11-21T21:04:00.000Z',
    prompted_at: '2026-11-21T21:04:10.000Z',
    again_at: '2026-11-21T21:06:10.000Z',
    paid_at: '2026-11-21T21:04:20.000Z',
    receipt: 'NLJ7RT61SV',
    starts_at: '2026-11-21T21:04:30.000Z',
    ends_at: '2026-11-21T22:05:00.000Z',
    as_of: '2026-11-21T21:05:00.000Z',
  });
  expect(present({ promptedAt: null })).toEqual({
    ...present(),
    failure: 'wrong_pin',
    prompted_at: null,
    again_at: '2026-11-21T21:04:00.000Z',
  });
});
