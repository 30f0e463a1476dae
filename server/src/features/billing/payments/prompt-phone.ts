import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { acceptedState, nextQueryAt, type StoredOrder } from './order-rules.ts';
import { lockOrder } from './orders.repository.ts';
import { logPaymentEvent } from './settlements.repository.ts';
import { noteAccepted, noteRefused, takePrompt } from './prompts.repository.ts';
import type { SettleDependencies } from './payment-dependencies.ts';
import { makeCallbackToken } from './callback-token.ts';

/**
 * Sends the prompt of an order. Each step is committed before the next. A process that dies in between has either sent
 * nothing, or leaves an order that is never prompted again. After a time-out it is unknown if money moved.
 */
export async function promptPhone(
  dependencies: SettleDependencies & { readonly checkout: { readonly callbackOrigin: string } },
  { order, userId, phone }: { readonly order: StoredOrder; readonly userId: number; readonly phone: string },
): Promise<void> {
  const { database, clock, events, payments, checkout } = dependencies;
  const promptedAt = clock.now();
  const { token, hash } = makeCallbackToken();
  if (!(await getRow(database, takePrompt, { id: order.id, tokenHash: hash, now: promptedAt }))) return;
  const result = await payments.prompt({
    phone,
    amount: order.amount,
    reference: order.code.replaceAll('-', ''),
    callbackUrl: new URL(`/api/till/${token}/`, checkout.callbackOrigin).href,
  });
  const now = clock.now();
  if (result.outcome === 'accepted') {
    const { merchantRequestId, checkoutRequestId } = result;
    const nextQuery = nextQueryAt(promptedAt, 0, promptedAt) ?? now;
    await inTransaction(database, async (transaction) => {
      const known = await getRow(transaction, lockOrder, { id: order.id });
      if (!known) return;
      const accepted = { ...acceptedState(known, nextQuery), merchantRequestId, checkoutRequestId };
      await getRows(transaction, noteAccepted, { id: order.id, ...accepted });
    });
  }
  if (result.outcome === 'refused') await getRows(database, noteRefused, { id: order.id, code: result.code, now });
  const code = result.outcome === 'accepted' ? 'accepted' : (result.code ?? result.outcome);
  await getRows(database, logPaymentEvent, { orderId: order.id, kind: 'prompt', code, now });
  events.publish({ to: [userId], event: { type: 'payment' } });
}
