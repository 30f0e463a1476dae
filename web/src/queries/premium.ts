import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Query options for the member's plan, the time until which it is paid, and the ways to pay here. */
export const premiumQuery = {
  queryKey: ['premium'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/premium/', { signal }),
};

/** The path that "Get Premium" opens. Without real payments it is the page that says what is planned. */
export function usePremiumPath(): '/premium' | '/coming-soon' {
  const { data } = useQuery(premiumQuery);
  return data?.checkout === 'mpesa' ? '/premium' : '/coming-soon';
}
