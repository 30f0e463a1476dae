import { useQuery } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import { RequestError } from '../../../../api/request-error.ts';
import type { Case } from './case.ts';

/** A claim holds for 15 minutes. */
const renewMs = 5 * 60_000;

export type ClaimState = 'opening' | 'held' | 'taken' | 'gone' | 'failed';

function stateAfter(error: unknown): ClaimState {
  if (!(error instanceof RequestError)) return 'failed';
  if (error.code === 'claimed_by_another') return 'taken';
  return error.code === 'already_decided' || error.code === 'not_found' ? 'gone' : 'failed';
}

/** Claims a pending case while it is open and renews the claim; a hidden tab lets it lapse. A decided case needs none. */
export function useClaim(opened: Case) {
  const needed = opened.status === 'pending';
  const query = useQuery({
    queryKey: ['moderation', 'claim', opened.id],
    queryFn: ({ signal }) =>
      request('POST /api/moderation/verifications/{id}/claim/', { params: { id: opened.id }, signal }),
    enabled: needed,
    refetchInterval: renewMs,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
  });
  const settled: ClaimState = query.error ? stateAfter(query.error) : query.data ? 'held' : 'opening';
  // A line that fails once does not end a claim that holds for minutes.
  const state = settled === 'failed' && query.data ? 'held' : settled;
  return {
    state: needed ? state : 'held',
    current: query.data ?? opened,
    claimAgain: () => void query.refetch(),
    claiming: query.isFetching,
  };
}
