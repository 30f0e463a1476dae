import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import type { Case } from '../case/case.ts';
import type { Tab } from './queue-rules.ts';

const refetchMs = 30_000;

/** What a tab is made from: who waits, looked up every half minute, or what was decided last. */
export function useCases(tab: Tab) {
  const status = tab === 'decided' ? 'decided' : 'pending';
  return useQuery({
    queryKey: ['moderation', status],
    queryFn: ({ signal }) => request('GET /api/moderation/verifications/', { query: { status }, signal }),
    refetchInterval: refetchMs,
    staleTime: 0,
  });
}

/** How many wait; undefined until it is known. */
export function useWaitingCount(): number | undefined {
  return useCases('oldest').data?.length;
}

/** Takes a case out of the queue at once and looks up both lists anew. */
export function useRemoveCase(): (id: number) => void {
  const client = useQueryClient();
  return (id) => {
    client.setQueryData<Case[]>(['moderation', 'pending'], (list) => list?.filter((each) => each.id !== id));
    void client.invalidateQueries({ queryKey: ['moderation', 'pending'] });
    void client.invalidateQueries({ queryKey: ['moderation', 'decided'] });
  };
}
