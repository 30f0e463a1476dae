import { request } from '../api/request.ts';

/**
 * Query options for the member's choices that are not part of the profile. They are read again when the member comes back
 * from another tab: a choice replaces its whole list.
 */
export const accountSettingsQuery = {
  queryKey: ['account-settings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/account/settings/', { signal }),
  refetchOnWindowFocus: 'always',
} as const;
