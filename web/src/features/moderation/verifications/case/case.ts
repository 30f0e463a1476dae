import type { ResponseBody, RequestOptions } from '../../../../api/endpoint-types.ts';

/** A verification that waits for a review or was decided. */
export type Case = ResponseBody<'GET /api/moderation/verifications/'>[number];

export type DecisionBody = RequestOptions<'POST /api/moderation/verifications/{id}/decide/'>['body'];
export type Decision = DecisionBody['decision'];
