import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../api/request.ts';
import { premiumQuery } from '../../queries/premium.ts';
import { openPremium } from './open-premium.ts';
import { trialQuestion } from './premium-news.ts';

const ask = () => trialQuestion.write('asked');

/** The press that opens the question about the trial. Null if the member is not offered it. */
export function useTrialOffer(): (() => void) | null {
  const isOffered = useQuery(premiumQuery).data?.trial?.is_offered === true;
  useEffect(() => {
    if (isOffered && trialQuestion.read() === 'none') trialQuestion.write('near');
  }, [isOffered]);
  return isOffered ? ask : null;
}

/**
 * Starts the trial, and opens what it opens on this page. It is safe to repeat.
 * @returns the end of the trial
 * @throws NetworkError or RequestError
 */
export async function startTrial(client: QueryClient): Promise<string> {
  const state = await request('POST /api/premium/trial/');
  client.setQueryData(premiumQuery.queryKey, state);
  openPremium(client);
  return state.trial?.ends_at ?? state.until ?? '';
}
