import { read } from '../api/read.ts';

/** Query options for the member's preferences: whom they want to meet. */
export const preferencesQuery = { queryKey: ['preferences'], queryFn: read('GET /api/profiles/me/preferences/') };
