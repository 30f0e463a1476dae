import { read } from '../api/read.ts';

/** Query options for the member's consents, latest first. */
export const consentsQuery = { queryKey: ['consents'], queryFn: read('GET /api/account/consents/') };
