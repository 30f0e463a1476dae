import { useQuery } from '@tanstack/react-query';
import { claimStateOf } from '../../panel/claim-state.ts';
import { claimQuery } from '../review-queries.ts';
import type { Case } from './case.ts';

/** Keeps a pending case claimed while it is open. A decided case needs no claim. */
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
