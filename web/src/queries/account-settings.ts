import { request } from '../api/request.ts';

/**
 * Query options for the member's settings that are not stored in the profile. They are fetched again when the member
 * comes back from another tab, because saving a setting overwrites its whole list.
 */
export const accountSettingsQuery = {
  queryKey: ['account-settings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/account/settings/', { signal }),
  refetchOnWindowFocus: 'always',
} as const;
