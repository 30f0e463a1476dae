import { read } from '../api/read.ts';

/** Query options for the people whom the member keeps for later, the newest first. */
export const keptQuery = { queryKey: ['kept'], queryFn: read('GET /api/keeps/') };
