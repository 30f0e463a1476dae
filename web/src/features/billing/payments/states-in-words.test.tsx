import { productNames, type OrderState } from '@mwanzo/contract/billing/products';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { failures } from '../../../i18n/payments.ts';
import { exampleOrder } from '../../../testing/example-order.ts';
import { markupInWords } from '../../../testing/markup-in-words.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderUnderWay } from './order-under-way.tsx';
import { Receipt } from './receipt.tsx';

const inWords = async (part: ReactNode) =>
  markupInWords(renderScreen(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>));

test('each end of an order without Premium says what became of the money and what can be done', async () => {
  const cases: string[] = [];
  const add = async (title: string, state: OrderState, stage: Parameters<typeof OrderOutcome>[0]['stage'], more = {}) =>
    cases.push(
      `${title}\n${await inWords(<OrderOutcome order={{ ...exampleOrder, state, ...more }} stage={stage} />)}`,
    );
  for (const failure of [null, ...Object.keys(failures)] as (keyof typeof failures | null)[])
    await add(`failed: ${failure}`, 'failed', 'failed', { failure });
  for (const stage of ['unanswered', 'review'] as const) await add(stage, stage, stage, { failure: 'balance' });
  for (const state of ['refunding', 'refunded'] as const) await add(state, state, 'refund', { amount: 375 });
  await expect(cases.join('\n')).toMatchFileSnapshot('./in-words/outcomes.txt');
});

test('an order under way says where the prompt is, for how long, and when another one can follow', async () => {
  const cases: string[] = [];
  for (const stage of ['waiting', 'checking'] as const)
    for (const isUnreachable of [false, true])
      for (const [prompted_at, seconds] of [
        [null, 1],
        ['2026-11-21T09:00:02.000Z', 5],
        ['2026-11-21T09:00:02.000Z', 121.5],
        ['2026-11-21T09:00:02.000Z', 122],
      ] as const) {
        const now = Date.parse(exampleOrder.created_at) + seconds * 1000;
        const under = { order: { ...exampleOrder, prompted_at, amount: 375 }, stage, now, isUnreachable };
        const title = `${stage} after ${seconds} s, prompted: ${prompted_at}${isUnreachable ? ', unreachable' : ''}`;
        cases.push(`${title}\n${await inWords(<OrderUnderWay {...under} />)}`);
      }
  await expect(cases.join('\n')).toMatchFileSnapshot('./in-words/under-way.txt');
});

test('a receipt says what was paid, when, with which number and until when, new or old', async () => {
  const cases: string[] = [];
  const paid_at = '2026-11-21T09:00:20.000Z';
  for (const isFresh of [true, false])
    for (const product of productNames)
      for (const [receipt, ends_at] of [
        [null, null],
        ['SGL51H7XQZ', '2026-11-30T09:00:20.000Z'],
      ]) {
        const order = { ...exampleOrder, state: 'paid', product, paid_at, receipt, ends_at } as typeof exampleOrder;
        const title = `${isFresh ? 'new' : 'old'}, ${product}, ${receipt}`;
        cases.push(`${title}\n${await inWords(<Receipt order={order} isFresh={isFresh} />)}`);
      }
  await expect(cases.join('\n')).toMatchFileSnapshot('./in-words/receipts.txt');
});
