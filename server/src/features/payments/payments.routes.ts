import type { paymentEndpoints } from '@mwanzo/contract/payments';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/handler.ts';

const off = () => Promise.reject(new ApiError('payments_off'));

export function paymentRoutes(_dependencies: { database: Database }): Handlers<typeof paymentEndpoints> {
  return {
    createOrder: off,
    getOrder: () => Promise.reject(new ApiError('not_found')),
    listOrders: () => Promise.resolve({ orders: [], remembered_phone: null }),
    receiveCallback: () => Promise.resolve({ ResultCode: 0, ResultDesc: 'Accepted' }),
  };
}
