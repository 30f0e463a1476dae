import type { PaymentFailure } from '@mwanzo/contract/billing/products';
import { expect, test } from 'vitest';
import { exampleOrder } from '../../../testing/example-order.ts';
import { linkOf, renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { Receipt } from './receipt.tsx';

const told: Readonly<Record<PaymentFailure, string>> = {
  cancelled: 'You cancelled. Nothing was taken.',
  wrong_pin: 'The PIN was wrong. Nothing was taken.',
  pin_locked: 'Your M-Pesa PIN is locked. Call 100 or 200. Nothing was taken.',
  balance: 'Your M-Pesa balance is too low. Nothing was taken.',
  limit: 'M-Pesa’s limit stopped this. Nothing was taken.',
  other_prompt: 'Finish the other M-Pesa prompt first. Nothing was taken.',
  unreachable: 'We couldn’t reach your phone. Nothing was taken.',
  expired: 'The prompt ran out of time. Nothing was taken.',
  not_sent: 'M-Pesa could not reach your phone. Nothing was taken.',
  too_soon: 'Wait two minutes, then try again. Nothing was taken.',
  phone_invalid: 'This number does not use M-Pesa. Nothing was taken.',
  unavailable: 'Payments are unavailable. Nothing was taken.',
};

test.each(Object.entries(told) as [PaymentFailure, string][])(
  'after the failure %s the member is told which it was, that nothing was taken, and can try again',
  (failure, words) => {
    const screen = renderScreen(
      <OrderOutcome order={{ ...exampleOrder, product: 'day', state: 'failed', failure }} stage="failed" />,
    );
    const status = /<output.*?<\/output>/s.exec(screen)?.[0] ?? '';
    expect(textOf(status)).toContain(`|This was not paid|${words}|`);
    expect(linkOf(screen, 'Try again')).toBe(`/premium?product=day&order=${exampleOrder.code}`);
    expect(linkOf(screen, 'Something is wrong')).toBeUndefined();
    expect(textOf(screen)).not.toContain('KES');
  },
);

test.each([
  ['refunding', 'refund', 'Your money is on its way back'],
  ['refunded', 'refund', 'Your money was given back'],
  ['unanswered', 'unanswered', 'M-Pesa has not answered'],
  ['review', 'review', 'A person looks at this payment'],
] as const)('an order that is %s says so, and leads to help, not to another try', (state, stage, title) => {
  const screen = renderScreen(<OrderOutcome order={{ ...exampleOrder, state }} stage={stage} />);
  expect(textOf(screen)).toContain(`|${title}|`);
  expect([linkOf(screen, 'Something is wrong'), linkOf(screen, 'Try again')]).toEqual(['/support', undefined]);
});

test('the arrow of a new receipt leads to the plans, and that of an old one to the payments', () => {
  const up = (isFresh: boolean) =>
    /aria-label="Back"[^>]*href="([^"]*)"/.exec(renderScreen(<Receipt order={exampleOrder} isFresh={isFresh} />))?.[1];
  expect([up(true), up(false)]).toEqual(['/topup', '/settings/payments']);
});

test('who has paid for a month is reminded before it ends, and another pass ends without a word', () => {
  const renews = (product: 'day' | 'week' | 'month') =>
    /Renews\|+([^|]*)/.exec(
      textOf(renderScreen(<Receipt order={{ ...exampleOrder, product }} isFresh={false} />)),
    )?.[1];
  expect([renews('day'), renews('week'), renews('month')]).toEqual([
    'No, it ends by itself.',
    'No, it ends by itself.',
    'No. We remind you 3 days before.',
  ]);
});

test('a failure of a newer server is told as one of the payments', () => {
  const screen = renderScreen(
    <OrderOutcome order={{ ...exampleOrder, state: 'failed', failure: null }} stage="failed" />,
  );
  expect(textOf(screen)).toContain('|This was not paid|Payments are unavailable. Nothing was taken.|');
});
