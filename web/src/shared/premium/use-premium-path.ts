import { useQuery } from '@tanstack/react-query';
import { premiumQuery } from '../../queries/premium.ts';

/** The path that "Get Premium" opens. Without real payments it is the page that says what is planned. */
export function usePremiumPath(): '/premium' | '/coming-soon' {
  const { data } = useQuery(premiumQuery);
  return data?.checkout === 'mpesa' ? '/premium' : '/coming-soon';
}
