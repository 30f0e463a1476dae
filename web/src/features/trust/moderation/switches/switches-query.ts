import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { listOf } from '../waiting/fetch-times.ts';

export type ModeratedSwitch = ResponseBody<'GET /api/moderation/switches/'>[number];

/** Query options for the switches. */
export const switchesQuery = listOf('GET /api/moderation/switches/');
