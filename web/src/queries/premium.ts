import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Query options for the member's plan, until when it is paid, and how it can be paid here. */
export const premiumQuery = {
  queryKey: ['premium'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/premium/', { signal }),
};

/** Where "Get Premium" leads: without real payments to the page that says what is planned. */
export function usePremiumPath(): '/premium' | '/coming-soon' {
  const { data } = useQuery(premiumQuery);
  return data?.checkout === 'mpesa' ? '/premium' : '/coming-soon';
}
