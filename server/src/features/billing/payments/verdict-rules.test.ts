import { expect, test } from 'vitest';
import { judgeFailure, judgeMoney, judgePaidQuery, mayBeAsked, type JudgedOrder } from './verdict-rules.ts';

const open: JudgedOrder = { state: 'pending', resultCode: null, userId: 7, amount: 150, receipts: 0 };
const order = (more: Partial<JudgedOrder>): JudgedOrder => ({ ...open, ...more });
const whole = { amount: 150, isNewReceipt: true };
const unanswered = { state: 'needs_review', resultCode: 'unanswered' } as const;
const review = (code: string) => ({ to: 'needs_review', code });
const undecided = ['pushing', 'pending', 'unconfirmed', 'expired', 'failed'] as const;

test.each(undecided)('an order that is %s is paid by its money and by a query, however late', (state) => {
  expect(judgeMoney(order({ state }), whole)).toEqual({ to: 'paid' });
  expect(judgePaidQuery(order({ state }))).toEqual({ to: 'paid' });
  expect(mayBeAsked(order({ state }))).toBe(true);
});

test.each<[string, Partial<JudgedOrder>, Partial<typeof whole>, object]>([
  ['another amount', {}, { amount: 151 }, review('wrong_amount')],
  ['another amount for an order that a query has paid', { state: 'paid' }, { amount: 1 }, review('wrong_amount')],
  ['the money of an order that a query has paid', { state: 'paid' }, {}, { to: 'none' }],
  ['a second receipt', { state: 'paid', receipts: 1 }, {}, review('second_receipt')],
  [
    'the receipt of an order that failed, again',
    { state: 'failed', receipts: 1 },
    { isNewReceipt: false },
    { to: 'none' },
  ],
  ['the same receipt again', { state: 'paid', receipts: 1 }, { isNewReceipt: false }, { to: 'none' }],
  ['the receipt of another order', {}, { isNewReceipt: false }, review('receipt_of_other')],
  ['that of another order, for a paid one', { state: 'paid' }, { isNewReceipt: false }, { to: 'none' }],
  ['money for a deleted account', { userId: null }, {}, review('account_gone')],
  ['money after nobody could decide', unanswered, {}, { to: 'paid' }],
  ['own money after that of another', { state: 'needs_review', resultCode: 'receipt_of_other' }, {}, { to: 'paid' }],
  ['the right money after a wrong one', { state: 'needs_review', receipts: 1 }, {}, { to: 'none' }],
  ['money of an order that was paid back', { state: 'refunded', receipts: 1 }, {}, { to: 'none' }],
])('%s', (_, stored, told, verdict) => {
  expect(judgeMoney(order(stored), { ...whole, ...told })).toEqual(verdict);
});

test.each<[Partial<JudgedOrder>, 'failed' | 'none']>([
  [{ state: 'pushing' }, 'failed'],
  [{ state: 'pending' }, 'failed'],
  [{ state: 'unconfirmed' }, 'failed'],
  [{ state: 'expired' }, 'failed'],
  [unanswered, 'failed'],
  [{ state: 'failed' }, 'none'],
  [{ state: 'paid' }, 'none'],
  [{ state: 'paid', resultCode: 'unanswered' }, 'none'],
  [{ state: 'refunding', resultCode: 'unanswered' }, 'none'],
  [{ state: 'needs_review', resultCode: 'wrong_amount', receipts: 1 }, 'none'],
  [{ state: 'needs_review', resultCode: 'receipt_of_other' }, 'none'],
  [{ state: 'refunded' }, 'none'],
])('a failure that M-Pesa tells of %o: %s', (stored, to) => {
  expect(judgeFailure(order(stored))).toEqual({ to });
});

test.each<[Partial<JudgedOrder>, object, boolean]>([
  [{ state: 'paid', receipts: 1 }, { to: 'none' }, false],
  [{ state: 'paid', resultCode: 'unanswered', receipts: 1 }, { to: 'none' }, false],
  [unanswered, { to: 'paid' }, true],
  [{ ...unanswered, userId: null }, review('account_gone'), true],
  [{ state: 'needs_review', resultCode: 'wrong_amount', receipts: 1 }, { to: 'none' }, false],
  [{ state: 'refunded', receipts: 1 }, { to: 'none' }, false],
])('a query that says paid of %o', (stored, verdict, isAsked) => {
  expect(judgePaidQuery(order(stored))).toEqual(verdict);
  expect(mayBeAsked(order(stored))).toBe(isAsked);
});

const states = ['created', ...undecided, 'paid', 'refunding', 'refunded'] as const;
const everyOrder: readonly Partial<JudgedOrder>[] = [
  ...states.map((state) => ({ state })),
  ...['unanswered', 'receipt_of_other', null].map((resultCode) => ({ state: 'needs_review' as const, resultCode })),
];

test('every proof about every order, with and without an account and a receipt', async () => {
  const lines = everyOrder.flatMap((stored) =>
    [7, null].flatMap((userId) =>
      [0, 1].map((receipts) => {
        const of = order({ ...stored, userId, receipts });
        const told = {
          money: judgeMoney(of, whole),
          less: judgeMoney(of, { ...whole, amount: 149 }),
          'known receipt': judgeMoney(of, { ...whole, isNewReceipt: false }),
          failure: judgeFailure(of),
          'paid query': judgePaidQuery(of),
        };
        const verdicts = Object.entries(told).map(([name, verdict]) => `${name} ${Object.values(verdict).join(' ')}`);
        const named = `${of.state} ${of.resultCode ?? '-'}, ${userId ? 'a member' : 'nobody'}, ${receipts} receipts`;
        return `${named}: ${verdicts.join(', ')}, ${mayBeAsked(of) ? 'asked' : 'not asked'}`;
      }),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/verdicts.txt');
});
