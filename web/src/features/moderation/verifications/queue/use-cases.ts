import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Case } from '../case/case.ts';
import { casesQuery } from '../review-queries.ts';
import type { Tab } from './queue-rules.ts';

/** Fetches the list of a tab: pending cases, or the last decided ones. */
export function useCases(tab: Tab) {
  return useQuery(casesQuery(tab === 'decided' ? 'decided' : 'pending'));
}

/** The number of pending cases; undefined until it is known. */
export function useWaitingCount(): number | undefined {
  return useCases('oldest').data?.length;
}

/** Removes a case from the queue at once, and fetches both lists again. */
export function useRemoveCase(): (id: number) => void {
  const client = useQueryClient();
  return (id) => {
    const pending = casesQuery('pending');
    client.setQueryData<Case[]>(pending.queryKey, (list) => list?.filter((each) => each.id !== id));
    void client.invalidateQueries({ queryKey: pending.queryKey });
    void client.invalidateQueries({ queryKey: casesQuery('decided').queryKey });
  };
}
