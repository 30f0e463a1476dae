import { listOf } from '../waiting/fetch-times.ts';

/** Query options for the state of all queues. */
export const overviewQuery = listOf('GET /api/moderation/overview/');
