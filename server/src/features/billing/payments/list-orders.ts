import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { askAboutOrder } from './ask-due-orders.ts';
import { findOrder, listNewestOrders } from './orders.repository.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { findPhone } from './prompts.repository.ts';
import { presentOrder } from './present-order.ts';
import { openPhone } from './seal-phone.ts';

/** The member's newest orders, and the number that was stored. */
export async function listOrders(dependencies: PaymentDependencies, userId: number) {
  const { database, clock, vaultKey } = dependencies;
  const [orders, phone] = await Promise.all([
    getRows(database, listNewestOrders, { userId }),
    getRow(database, findPhone, { userId }),
  ]);
  return {
    orders: orders.map((order) => presentOrder(dependencies, order, clock.now())),
    remembered_phone: phone && openPhone(phone.sealedPhone, String(userId), vaultKey),
  };
}

/**
 * One of the member's orders. If it is due, M-Pesa is asked after the response, within the rate limit.
 *
 * @throws ApiError not_found
 */
export async function getOrder(dependencies: PaymentDependencies, userId: number, code: string): Promise<PaymentOrder> {
  const { database, clock, payments, prompts } = dependencies;
  const order = await getRow(database, findOrder, { code, userId });
  if (!order) throw new ApiError('not_found');
  if (payments && isUndecided(order.state))
    void prompts.add(askAboutOrder({ ...dependencies, payments }, { code, userId }));
  return presentOrder(dependencies, order, clock.now());
}

const isUndecided = (state: string): boolean => ['pushing', 'pending', 'unconfirmed'].includes(state);
