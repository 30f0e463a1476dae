import type { paymentEndpoints } from '@mwanzo/contract/billing/payments';
import { getRows } from '../../../database/sql.ts';
import type { Handlers } from '../../../http/handler.ts';
import { createOrder } from './create-order.ts';
import { forgetPhone } from './prompts.repository.ts';
import { getOrder, listOrders } from './list-orders.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { receiveCallback } from './receive-callback.ts';

export function paymentRoutes(dependencies: PaymentDependencies): Handlers<typeof paymentEndpoints> {
  return {
    createOrder: ({ body }, { caller }) => createOrder(dependencies, caller.userId, body),
    getOrder: ({ params }, { caller }) => getOrder(dependencies, caller.userId, params.code),
    listOrders: (_, { caller }) => listOrders(dependencies, caller.userId),
    async forgetPhone(_, { caller }) {
      await getRows(dependencies.database, forgetPhone, { userId: caller.userId });
    },
    async receiveCallback({ params, body }) {
      await receiveCallback(dependencies, params.token, body);
      return { ResultCode: 0, ResultDesc: 'Accepted' };
    },
  };
}
