import { useQuery } from '@tanstack/react-query';
import { documentLooksQuery } from '../../../../queries/document-looks.ts';
import { overviewQuery } from './overview-query.ts';
import type { QueueName } from './room-queues.ts';

/**
 * Returns the number of undecided items in each queue; undefined until it is known. Counting does not list the queues,
 * because the audit log would record each listing. Changes count among the verifications. The overview has the
 * colleagues who ask for more identity documents.
 */
export function useRoomCounts(): Record<QueueName, number | undefined> {
  const queues = useQuery(overviewQuery).data?.queues;
  // Somebody who is no reviewer has no overview either, and is asked for nothing more.
  const asked = useQuery({ ...documentLooksQuery, enabled: queues !== undefined }).data?.asked.length;
  const countOf = (...names: readonly string[]) =>
    queues?.filter(({ queue }) => names.includes(queue)).reduce((sum, { waiting }) => sum + waiting, 0);
  return {
    verifications: countOf('verifications', 'changes'),
    reports: countOf('reports'),
    photos: countOf('photos'),
    appeals: countOf('appeals'),
    decided: undefined,
    overview: asked || undefined,
  };
}
