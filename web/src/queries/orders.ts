import type { QueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Query options for the member's payments and their stored phone number. */
export const ordersQuery = {
  queryKey: ['orders'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/payments/orders/', { signal }),
};

/** Query options for one order. */
export function orderQuery(code: string) {
  return {
    queryKey: ['order', code],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      request('GET /api/payments/orders/{code}/', { params: { code }, signal }),
  };
}

/** Refetches the payments that are on screen, because something has changed. */
export async function refetchOrders(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['orders'] }),
    client.invalidateQueries({ queryKey: ['order'] }),
  ]);
}
