import { request } from '../api/request.ts';

/** Query options for the member's own address. It may have been confirmed in another tab, where the mail was opened. */
export const ownEmailQuery = {
  queryKey: ['own-email'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/account/email/', { signal }),
  refetchOnWindowFocus: 'always',
} as const;
