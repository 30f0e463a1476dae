import { request } from '../api/request.ts';

/** Query options for the member's choices that are not part of the profile. */
export const accountSettingsQuery = {
  queryKey: ['account-settings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/account/settings/', { signal }),
};
