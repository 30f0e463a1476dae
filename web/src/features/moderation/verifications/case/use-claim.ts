import { useQuery } from '@tanstack/react-query';
import { RequestError } from '../../../../api/request-error.ts';
import { claimQuery } from '../review-queries.ts';
import type { Case } from './case.ts';

export type ClaimState = 'opening' | 'held' | 'taken' | 'gone' | 'failed';

function stateAfter(error: unknown): ClaimState {
  if (!(error instanceof RequestError)) return 'failed';
  if (error.code === 'claimed_by_another') return 'taken';
  return error.code === 'already_decided' || error.code === 'not_found' ? 'gone' : 'failed';
}

/** Holds the claim of a pending case while it is open. A decided case needs none. */
export function useClaim(opened: Case) {
  const needed = opened.status === 'pending';
  const query = useQuery({ ...claimQuery(opened.id), enabled: needed });
  const settled: ClaimState = query.error ? stateAfter(query.error) : query.data ? 'held' : 'opening';
  // One failed request does not end a claim, which holds for minutes.
  const state = settled === 'failed' && query.data ? 'held' : settled;
  return {
    state: needed ? state : 'held',
    current: query.data ?? opened,
    claimAgain: () => void query.refetch(),
    claiming: query.isFetching,
  };
}
