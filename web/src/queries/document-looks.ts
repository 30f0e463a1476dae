import { read } from '../api/read.ts';

/**
 * Query options for the identity documents that a reviewer may open in an hour, and for the colleagues who ask for
 * more. An event tells of each change. In case that one is lost, it is fetched again every half minute.
 */
export const documentLooksQuery = {
  queryKey: ['moderation', 'document-looks'],
  queryFn: read('GET /api/moderation/document-looks/asked/'),
  refetchInterval: 30_000,
  staleTime: 0,
};
