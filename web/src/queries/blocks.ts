import { read } from '../api/read.ts';

/** Query options for the people whom the member has blocked, latest first. */
export const blocksQuery = { queryKey: ['blocks'], queryFn: read('GET /api/blocks/') };
