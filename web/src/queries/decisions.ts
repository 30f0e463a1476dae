import { read } from '../api/read.ts';

/** Query options for the reviewers' decisions about the member, latest first. */
export const decisionsQuery = { queryKey: ['decisions'], queryFn: read('GET /api/account/decisions/') };
