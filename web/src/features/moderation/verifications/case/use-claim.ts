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

/** The state of a claim after the last request for it. */
export function claimStateOf({ error, data }: { error: unknown; data: unknown }): ClaimState {
  const settled: ClaimState = error ? stateAfter(error) : data ? 'held' : 'opening';
  // One failed request does not end a claim, which holds for minutes.
  return settled === 'failed' && data ? 'held' : settled;
}

/** Holds the claim of a pending case while it is open. A decided case needs none. */
export function useClaim(opened: Case) {
  const needed = opened.status === 'pending';
  const query = useQuery({ ...claimQuery(opened.id), enabled: needed });
  return {
    state: needed ? claimStateOf(query) : 'held',
    current: query.data ?? opened,
    claimAgain: () => void query.refetch(),
    claiming: query.isFetching,
  };
}
