import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { listOf } from '../waiting/fetch-times.ts';

export type DecisionEntry = ResponseBody<'GET /api/moderation/decisions/'>[number];

/** Query options for the last decisions of all kinds. */
export const decisionsQuery = listOf('GET /api/moderation/decisions/');
