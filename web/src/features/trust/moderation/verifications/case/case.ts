import type { ResponseBody, RequestOptions } from '../../../../../api/endpoint-types.ts';

/** A verification that waits for a review or was decided. */
export type Case = ResponseBody<'GET /api/moderation/verifications/'>[number];

/** A claimed verification, with the member on whose picture the selfie was seen. */
export type OpenedCase = ResponseBody<'POST /api/moderation/verifications/{id}/claim/'>;

export type DecisionBody = RequestOptions<'POST /api/moderation/verifications/{id}/decide/'>['body'];
