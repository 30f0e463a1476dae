import type { RequestOptions, ResponseBody } from '../../../../api/endpoint-types.ts';

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
