import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../overview/overview-query.ts';
import type { QueueName } from './room-queues.ts';

/**
 * How many wait in each queue; undefined until it is known. Listing the queues would stand in the audit each time.
 * Changes wait among the verifications.
 */
export function useRoomCounts(): Record<QueueName, number | undefined> {
  const queues = useQuery(overviewQuery).data?.queues;
  const countOf = (...names: readonly string[]) =>
    queues?.filter(({ queue }) => names.includes(queue)).reduce((sum, { waiting }) => sum + waiting, 0);
  return {
    verifications: countOf('verifications', 'changes'),
    reports: countOf('reports'),
    photos: countOf('photos'),
    appeals: countOf('appeals'),
    overview: undefined,
  };
}
