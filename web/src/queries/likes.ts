import { read } from '../api/read.ts';

/** Query options for the people who like the member, and their number. */
export const likesQuery = { queryKey: ['likes'], queryFn: read('GET /api/profiles/likes-me/') };
