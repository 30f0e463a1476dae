import type { RequestOptions, ResponseBody } from '../../../../api/endpoint-types.ts';
import { request } from '../../../../api/request.ts';
import { claimOf, listOf, lookTimes, type QueryContext } from '../waiting/fetch-times.ts';

/** A case: all reports about one member that are decided together. */
export type ReportCase = ResponseBody<'GET /api/moderation/reports/'>[number];

/** A claimed case: the reported content, and the member's file. */
export type OpenedReportCase = ResponseBody<'POST /api/moderation/reports/{id}/claim/'>;

/** The id of a case, and the name of the member whom it is about: null once the account is gone. */
export type CaseSubject = Pick<OpenedReportCase, 'id' | 'name'>;

export type ReportDetail = OpenedReportCase['details'][number];
export type Evidence = ReportDetail['messages'][number];
export type EarlierDecision = OpenedReportCase['earlier'][number];

export type ReportDecisionBody = RequestOptions<'POST /api/moderation/reports/{id}/decide/'>['body'];

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
