import { expect, test } from 'vitest';
import type { ReceiptResult } from '../../../gateways/payments/payments.ts';
import { firstReceiptAskMs, judgeResult, lostMs, nextReceiptAskAt, refusedPauseMs } from './receipt-rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const hours = (asks: number) => (nextReceiptAskAt(asks, now).getTime() - now.getTime()) / 3_600_000;

test('M-Pesa is asked for a receipt after 15 minutes, an hour and six, and then once a day without end', () => {
  expect([1, 2, 3, 4, 5, 1000].map(hours)).toEqual([0.25, 1, 6, 24, 24, 24]);
});

const told: ReceiptResult = {
  code: '0',
  isInitiatorRefused: false,
  isCompleted: true,
  merchantRequestId: 'merchant-1',
  receipt: 'NLJ7RT61SV',
  amount: 150,
};
const learned = { receipt: 'NLJ7RT61SV', amount: 150 };

test.each<[string, Partial<ReceiptResult> | null, unknown]>([
  ['a whole result', {}, learned],
  ['one that does not name its request', { merchantRequestId: null }, learned],
  ['one about another request', { merchantRequestId: 'merchant-2' }, 'none'],
  ['a transaction that is not completed', { isCompleted: false }, 'none'],
  ['no receipt', { receipt: null }, 'none'],
  ['no amount', { amount: null }, 'none'],
  ['an unknown transaction', { code: '2032' }, 'none'],
  ['what is no result', null, 'none'],
  ['a refused initiator', { code: '2001', isInitiatorRefused: true, receipt: null }, 'refused'],
])('%s', (_, result, meaning) => {
  const order = { merchantRequestId: 'merchant-1', receipts: 0 };
  expect(judgeResult(order, result && { ...told, ...result })).toEqual(meaning);
});

test('a result is over once the order has a receipt, whatever it says', () => {
  const order = { merchantRequestId: 'merchant-1', receipts: 1 };
  for (const result of [told, { ...told, receipt: 'OTHER00001' }, { ...told, isInitiatorRefused: true }, null])
    expect(judgeResult(order, result)).toBe('over');
});

test('the first question comes after five minutes, the operator is told after an hour, and a refusal lasts six', () => {
  expect([firstReceiptAskMs, lostMs, refusedPauseMs].map((ms) => ms / 60_000)).toEqual([5, 60, 360]);
});
