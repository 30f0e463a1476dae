import { read } from '../api/read.ts';

/**
 * Query options for the member's settings that are not stored in the profile. They are fetched again when the member
 * comes back from another tab, because saving a setting overwrites its whole list.
 */
export const accountSettingsQuery = {
  queryKey: ['account-settings'],
  queryFn: read('GET /api/account/settings/'),
  refetchOnWindowFocus: 'always',
} as const;
