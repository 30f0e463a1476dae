import { read } from '../api/read.ts';

/** Query options for the member's plan, the time until which it is paid, and the ways to pay here. */
export const premiumQuery = { queryKey: ['premium'], queryFn: read('GET /api/premium/') };
