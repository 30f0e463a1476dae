import { read } from '../api/read.ts';

/** Query options for the devices on which the member is signed in, this device first. */
export const sessionsQuery = { queryKey: ['sessions'], queryFn: read('GET /api/account/sessions/') };
