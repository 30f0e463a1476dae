import { request } from '../../../../api/request.ts';
import { claimOf, listOf, lookTimes, type QueryContext } from '../waiting/fetch-times.ts';

/** Query options for the cases of reports. */
export const reportCasesQuery = (status: 'open' | 'decided') =>
  listOf('GET /api/moderation/reports/', { query: { status } });

/**
 * Query options for the photos of the profile of a claimed case, or for that of a message. They are fetched once each
 * time a case is opened, since the server logs every look.
 */
export function reportPicturesQuery(id: number, messageId: number | null) {
  return {
    queryKey: ['moderation', 'report-pictures', id, messageId],
    queryFn: ({ signal }: QueryContext) =>
      request('POST /api/moderation/reports/{id}/pictures/', {
        params: { id },
        body: { message_id: messageId },
        signal,
      }),
    ...lookTimes,
  };
}

/** Query options that claim a case of reports. */
export const claimReportQuery = claimOf('POST /api/moderation/reports/{id}/claim/');
