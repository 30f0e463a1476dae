import { read } from '../api/read.ts';

/** Query options for the member's matches, latest activity first. */
export const matchesQuery = { queryKey: ['matches'], queryFn: read('GET /api/profiles/matches/') };
