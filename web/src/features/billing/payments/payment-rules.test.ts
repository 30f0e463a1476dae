import type { OrderState } from '@mwanzo/contract/billing/products';
import { expect, test } from 'vitest';
import { exampleOrder } from '../../../testing/example-order.ts';
import {
  askAgainAfter,
  knownNumber,
  localNumber,
  passTimes,
  payingNumber,
  secondsHeld,
  secondsToNext,
  secondsUntil,
  serverNow,
  shownNumber,
  stageOf,
} from './payment-rules.ts';

const prompted = Date.parse('2026-11-21T09:00:02.000Z');
const second = 1000;
/** It was received when the prompt had just been sent, five seconds after the page was opened. */
const received = { ...exampleOrder, serverTime: prompted, receivedAt: 5 * second };
const later = (ms: number) => received.receivedAt + ms;

test.each([
  ['0712 345 678', '254712345678'],
  ['+254 712-345-678', '254712345678'],
  ['254112345678', '254112345678'],
  ['712345678', '254712345678'],
  ['(0712) 345.678', '254712345678'],
  ['+255712345678', null],
  ['0712 345 67x', null],
  ['0612 345 678', null],
  ['0712 345 67', null],
  ['0712 345 6789', null],
  ['', null],
])('the number that is typed as %j is %j', (typed, number) => {
  expect(payingNumber(typed)).toBe(number);
});

test('a number is shown as people in Kenya write it', () => {
  expect(localNumber('254712345678')).toBe('0712 345 678');
});

test('a buyer sees the whole number for as long as the server tells it', () => {
  expect(shownNumber(exampleOrder)).toBe('0712 345 678');
  expect(shownNumber({ ...exampleOrder, whole_phone: null })).toBe(exampleOrder.phone);
});

test('another attempt begins with the number of the order before, and any other one with the remembered number', () => {
  const earlier = { ...exampleOrder, code: 'MW-22222222', whole_phone: '254711111111' };
  const known = { orders: [exampleOrder, earlier], remembered_phone: '254700000000' };
  expect(knownNumber(known, earlier.code)).toBe('254711111111');
  expect(knownNumber(known, exampleOrder.code)).toBe('254712345678');
  expect(knownNumber(known, null)).toBe('254700000000');
  expect(knownNumber({ ...known, remembered_phone: null }, 'MW-33333333')).toBeNull();
  // The server tells the whole number for an hour.
  expect(knownNumber({ ...known, orders: [{ ...earlier, whole_phone: null }] }, earlier.code)).toBe('254700000000');
});

test('a pass begins now, or when the paid one ends', () => {
  const now = Date.parse('2026-11-21T09:00:00.000Z');
  expect(passTimes('day', null, now)).toEqual({ begins: now, ends: now + 24 * 3600 * second });
  expect(passTimes('day', '2026-11-20T09:00:00.000Z', now).begins).toBe(now);
  expect(passTimes('month', null, now)).toEqual({ begins: now, ends: now + 30 * 24 * 3600 * second });
  const paidUntil = '2026-11-25T09:00:00.000Z';
  const until = Date.parse(paidUntil);
  expect(passTimes('week', paidUntil, now)).toEqual({ begins: until, ends: until + 7 * 24 * 3600 * second });
});

test('a prompt waits for 75 seconds from when it was sent, and then it is checked', () => {
  expect(stageOf(exampleOrder, prompted + 75 * second - 1)).toBe('waiting');
  expect(stageOf(exampleOrder, prompted + 75 * second)).toBe('checking');
  const unsent = { ...exampleOrder, prompted_at: null };
  expect(stageOf(unsent, prompted + 73 * second - 1)).toBe('waiting');
  expect(stageOf(unsent, prompted + 73 * second)).toBe('checking');
});

test.each<[OrderState, string]>([
  ['checking', 'checking'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['unanswered', 'unanswered'],
  ['review', 'review'],
  ['refunding', 'refund'],
  ['refunded', 'refund'],
])('an order that is %s shows %s, whatever the time', (state, stage) => {
  for (const now of [prompted, prompted + 90 * second]) expect(stageOf({ ...exampleOrder, state }, now)).toBe(stage);
});

test('an order is asked about often while it waits, less often later, and not once it is settled', () => {
  expect(askAgainAfter(received, later(0))).toBe(3 * second);
  expect(askAgainAfter(received, later(75 * second - 1))).toBe(3 * second);
  expect(askAgainAfter(received, later(75 * second))).toBe(10 * second);
  const tenMinutes = Date.parse(received.created_at) + 600 * second - prompted;
  expect(askAgainAfter(received, later(tenMinutes - 1))).toBe(10 * second);
  expect(askAgainAfter(received, later(tenMinutes))).toBe(60 * second);
  for (const state of ['paid', 'failed', 'unanswered', 'review', 'refunding', 'refunded'] as const)
    expect(askAgainAfter({ ...received, state }, later(0))).toBe(false);
  expect(askAgainAfter(undefined, later(0))).toBe(false);
});

test('the server’s time counts on from its response, and never back', () => {
  expect(serverNow(received, later(7 * second))).toBe(prompted + 7 * second);
  expect(serverNow(received, later(-second))).toBe(prompted);
});

test('a countdown counts a second that has begun, and never goes below zero', () => {
  expect([1, 1000, 1001].map((ms) => secondsUntil(prompted + ms, prompted))).toEqual([1, 1, 2]);
  expect(secondsUntil(prompted, prompted + 5000)).toBe(0);
});

const asked = { product: 'week', phone: '254712345678' } as const;

test('after a prompt that came too soon Pay waits as the server said, not for another pass or number', () => {
  const tooSoon = { ...asked, againAt: 120 * second };
  const held = (at: number, changes: object = {}) => secondsHeld(tooSoon, { ...asked, ...changes }, at);
  expect([held(0), held(119.5 * second), held(120 * second)]).toEqual([120, 1, 0]);
  for (const changes of [{ phone: '254712345679' }, { phone: null }, { product: 'day' }, { product: undefined }])
    expect(held(0, changes)).toBe(0);
});

test('no prompt follows another one that may still be paid, also while that is checked', () => {
  const left = (state: OrderState, at = later(0)) => secondsToNext({ ...received, state }, at);
  expect([left('waiting'), left('checking'), left('failed'), left('paid')]).toEqual([120, 120, 0, 0]);
  expect([left('checking', later(119 * second)), left('checking', later(120 * second))]).toEqual([1, 0]);
});

test('nothing waits after another failure', () => {
  expect(secondsHeld({ ...asked, againAt: undefined }, asked, 0)).toBe(0);
  expect(secondsHeld(undefined, asked, 0)).toBe(0);
});
