import { getRow, getRows } from '../../../database/sql.ts';
import { after, leaseMs, slotMs } from './ask-due-orders.ts';
import type { SettleDependencies } from './payment-dependencies.ts';
import { nextReceiptAskAt } from './receipt-rules.ts';
import { claimLostReceipt, lookForForgotten, waitForReceipt } from './receipts.repository.ts';
import { makeCallbackToken } from './callback-token.ts';
import { logPaymentEvent } from './settlements.repository.ts';

interface AskDependencies extends Omit<SettleDependencies, 'events'> {
  readonly checkout: { readonly callbackOrigin: string };
}

/**
 * Asks M-Pesa for the receipts of payments whose callbacks were lost. The result comes later, at an address that is
 * made for the question. Questions share the rate limit with queries about orders.
 */
export async function askReceipts({ database, clock, payments, checkout }: AskDependencies): Promise<void> {
  if (!payments.findsReceipts) return;
  for (;;) {
    const now = clock.now();
    const { token, hash: tokenHash } = makeCallbackToken();
    const claim = { now, slotFreeAt: after(now, slotMs), lease: after(now, leaseMs), tokenHash };
    const order = await getRow(database, claimLostReceipt, claim);
    if (!order) return;
    const { id, merchantRequestId, asks } = order;
    const callbackUrl = new URL(`/api/till/${token}/`, checkout.callbackOrigin).href;
    const result = await payments.askReceipt({ merchantRequestId, callbackUrl });
    const asked = clock.now();
    await getRows(database, waitForReceipt, { tokenHash, at: nextReceiptAskAt(asks, asked) });
    const code = `receipt ${result.outcome === 'accepted' ? 'asked' : (result.code ?? 'no_response')}`;
    await getRows(database, logPaymentEvent, { orderId: id, kind: 'query', code, now: asked });
  }
}

/** Looks for paid orders without a receipt that no question is planned for. */
export async function findForgottenReceipts({
  database,
  clock,
}: Pick<SettleDependencies, 'database' | 'clock'>): Promise<void> {
  await getRows(database, lookForForgotten, { now: clock.now() });
}
