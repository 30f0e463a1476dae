import type { ResponseBody } from '../../../../api/endpoint-types.ts';

/** A new name or first photo of a verified member, as listed in the queue. */
export type Change = ResponseBody<'GET /api/moderation/changes/'>[number];

/** A claimed change, with the old and the new values. */
export type OpenedChange = ResponseBody<'POST /api/moderation/changes/{id}/claim/'>;
