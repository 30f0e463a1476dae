import type { MemberSettings } from '@mwanzo/contract/people/settings';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createOwnSaver } from '../../../api/own-saver.ts';
import { request } from '../../../api/request.ts';
import { accountSettingsQuery } from '../../../queries/account-settings.ts';
import { matchesQuery } from '../../../queries/matches.ts';
import { useSaved, type Saved } from '../../../ui/frames/use-saved.ts';
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

export type AccountSettings = Saved<MemberSettings, Choices>;

/** Holds the member's settings that are not part of the profile. Choices are saved at once. */
export const useAccountSettings = (): AccountSettings =>
  useSaved(settingsSaver(useQueryClient()), useQuery(accountSettingsQuery));

/** Holds them for a page of their own, which does not say that the choice of an earlier page was saved. */
export function useAccountSettingsPage(): AccountSettings {
  const { settle } = settingsSaver(useQueryClient());
  useEffect(() => settle(), [settle]);
  return useAccountSettings();
}
