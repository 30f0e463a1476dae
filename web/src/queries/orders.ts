import type { QueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Query options for the member's payments and the number that was remembered. */
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

/** Fetches what is shown of payments again: something has changed. */
export async function refetchOrders(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['orders'] }),
    client.invalidateQueries({ queryKey: ['order'] }),
  ]);
}
