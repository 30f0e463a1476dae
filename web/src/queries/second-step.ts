import { read } from '../api/read.ts';

/** Query options for whether signing in asks for a code. */
export const secondStepQuery = { queryKey: ['second-step'], queryFn: read('GET /api/account/second-step/') };
