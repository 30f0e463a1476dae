import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { timeOnPage } from '../device/use-seconds.ts';

/** An order, and what the page needs to know the server's time later. */
export interface ReceivedOrder extends PaymentOrder {
  /** The server's time of the response, in ms since the epoch. */
  readonly serverTime: number;
  /** The `timeOnPage` when the response came. */
  readonly receivedAt: number;
}

/** Notes when an order was received. Servers of release 0.2.0 do not say their time, so the device's is taken then. */
export function receiveOrder(order: PaymentOrder): ReceivedOrder {
  const serverTime = Date.parse(order.as_of);
  return { ...order, serverTime: Number.isNaN(serverTime) ? Date.now() : serverTime, receivedAt: timeOnPage() };
}

/** Query options for the member's payments and their stored phone number. */
export const ordersQuery = {
  queryKey: ['orders'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { orders, ...rest } = await request('GET /api/payments/orders/', { signal });
    return { ...rest, orders: orders.map(receiveOrder) };
  },
};

/** Query options for one order. */
export function orderQuery(code: string) {
  return {
    queryKey: ['order', code],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      receiveOrder(await request('GET /api/payments/orders/{code}/', { params: { code }, signal })),
  };
}

/** Refetches the payments that are on screen, because something has changed. */
export async function refetchOrders(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['orders'] }),
    client.invalidateQueries({ queryKey: ['order'] }),
  ]);
}
