import { nextQueryAt } from './order-rules.ts';
import { createOrdersRepository, type StoredOrder } from './orders.repository.ts';
import type { SettleDependencies } from './payment-dependencies.ts';
import { makeCallbackToken } from './seal-phone.ts';

/**
 * Sends the prompt of an order. Each step is committed before the next. A process that dies in between has either sent
 * nothing, or leaves an order that is never prompted again. After a time-out it is unknown if money moved.
 */
export async function promptPhone(
  dependencies: SettleDependencies & { readonly checkout: { readonly callbackOrigin: string } },
  { order, userId, phone }: { readonly order: StoredOrder; readonly userId: number; readonly phone: string },
): Promise<void> {
  const { database, clock, events, payments, checkout } = dependencies;
  const orders = createOrdersRepository(database);
  const promptedAt = clock.now();
  const { token, hash } = makeCallbackToken();
  if (!(await orders.beginPrompt(order.id, hash, promptedAt))) return;
  const result = await payments.prompt({
    phone,
    amount: order.amount,
    reference: order.code.replaceAll('-', ''),
    callbackUrl: new URL(`/api/till/${token}/`, checkout.callbackOrigin).href,
  });
  const now = clock.now();
  if (result.outcome === 'accepted') {
    await orders.noteAccepted(order.id, result, nextQueryAt(promptedAt, 0, promptedAt) ?? now);
  }
  if (result.outcome === 'refused') await orders.noteRefused(order.id, result.code.slice(0, 40), now);
  const code = result.outcome === 'accepted' ? 'accepted' : (result.code ?? result.outcome);
  await orders.log({ orderId: order.id, kind: 'prompt', code }, now);
  events.publish({ to: [userId], event: { type: 'payment' } });
}
