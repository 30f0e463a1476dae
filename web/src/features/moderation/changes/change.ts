import type { ResponseBody } from '../../../api/endpoint-types.ts';

/** A new name or first photo of a verified member, as the queue shows it. */
export type Change = ResponseBody<'GET /api/moderation/changes/'>[number];

/** A claimed change: the old beside the new. */
export type OpenedChange = ResponseBody<'POST /api/moderation/changes/{id}/claim/'>;
