import { read } from '../api/read.ts';

/**
 * Query options for the member's own address. It is fetched again when the page becomes visible, because the member may
 * have confirmed the address in another tab, where the mail was opened.
 */
export const ownEmailQuery = {
  queryKey: ['own-email'],
  queryFn: read('GET /api/account/email/'),
  refetchOnWindowFocus: 'always',
} as const;
