import type { MemberSettings } from '@mwanzo/contract/people/settings';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createOwnSaver } from '../../../api/own-saver.ts';
import { request } from '../../../api/request.ts';
import { accountSettingsQuery } from '../../../queries/account-settings.ts';
import { matchesQuery } from '../../../queries/matches.ts';
import type { Saver, SaverState } from '../../../state/saver.ts';
import { useStore } from '../../../state/store.ts';
import type { Loading } from '../../../ui/frames/loaded.tsx';
import { showNotSaved } from '../../../ui/layers/show-not-saved.ts';

/** The settings that are saved here. The language is left out: it has its own page, which reloads after a choice. */
type Choices = Omit<MemberSettings, 'language'>;

const settingsSaver = createOwnSaver<Choices, QueryClient>(async (body, client) => {
  const { queryKey } = accountSettingsQuery;
  const saved = await request('PATCH /api/account/settings/', { body });
  // A response that is on its way may be older than the change.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, saved);
  // Both settings are mutual: a member who hides theirs does not see those of others.
  if ('shows_presence' in body || 'read_receipts' in body)
    void client.invalidateQueries({ queryKey: matchesQuery.queryKey });
}, showNotSaved);

/** The saved settings, with the choices that are being saved. */
export interface AccountSettings extends Loading<MemberSettings> {
  status: SaverState<Choices>['status'];
  choose: Saver<Choices>['choose'];
}

/** Holds the member's settings that are not part of the profile. Choices are saved at once. */
export function useAccountSettings(): AccountSettings {
  const saver = settingsSaver(useQueryClient());
  const { data, error, refetch } = useQuery(accountSettingsQuery);
  const { changes, status } = useStore(saver);
  return {
    data: data && { ...data, ...changes },
    error,
    refetch,
    status,
    choose: saver.choose,
  };
}

/** Holds them for a page of their own, which does not say that the choice of an earlier page was saved. */
export function useAccountSettingsPage(): AccountSettings {
  const { settle } = settingsSaver(useQueryClient());
  useEffect(() => settle(), [settle]);
  return useAccountSettings();
}
