import type { ResponseBody } from '../../../api/endpoint-types.ts';

/** An appeal against a decision of another reviewer. */
export type Appeal = ResponseBody<'GET /api/moderation/appeals/'>[number];
