import { useQuery } from '@tanstack/react-query';
import { claimStateOf } from '../../panel/claim-state.ts';
import { claimQuery } from './case-queries.ts';
import type { Case } from './case.ts';

/**
 * Keeps a case claimed while it is open. A decided one can be claimed, and its pictures be seen, until they are due to
 * be erased. After that only its facts are shown.
 */
export function useClaim(opened: Case) {
  const query = useQuery(claimQuery(opened.id));
  const state = claimStateOf(query);
  const isPast = opened.status !== 'pending' && state === 'gone';
  return {
    state: isPast ? 'held' : state,
    hasPictures: !isPast,
    current: query.data ?? opened,
    /** The claimed case; undefined before the claim and for a decided case. */
    claimed: query.data,
    claimAgain: () => void query.refetch(),
    claiming: query.isFetching,
  };
}
