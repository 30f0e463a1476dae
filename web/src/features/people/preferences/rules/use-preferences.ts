import type { OwnPreferences, Preferences } from '@mwanzo/contract/people/preferences';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createOwnSaver } from '../../../../api/own-saver.ts';
import { request } from '../../../../api/request.ts';
import { preferencesQuery } from '../../../../queries/preferences.ts';
import type { Saver, SaverState } from '../../../../state/saver.ts';
import { useStore } from '../../../../state/store.ts';
import type { Loading } from '../../../../ui/frames/loaded.tsx';
import { showNotSaved } from '../../../../ui/layers/show-not-saved.ts';
import { preferencesBody } from './preference-rules.ts';

export const preferenceSaver = createOwnSaver<Preferences, QueryClient>(async (changes, client) => {
  const { queryKey } = preferencesQuery;
  const before = client.getQueryData<OwnPreferences>(queryKey) ?? (await request('GET /api/profiles/me/preferences/'));
  const saved = await request('PUT /api/profiles/me/preferences/', {
    body: { ...preferencesBody(before), ...changes },
  });
  // The response of an earlier read would bring the old values back.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, saved);
}, showNotSaved);

/** The saved preferences, with the choices that are being saved. */
interface PreferencesState extends Loading<OwnPreferences> {
  status: SaverState<Preferences>['status'];
  choose: Saver<Preferences>['choose'];
}

/** Holds the member's preferences. Choices are saved at once. */
export function usePreferences(): PreferencesState {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(preferencesQuery);
  const saver = preferenceSaver(client);
  const { changes, status } = useStore(saver);
  return {
    data: data && { ...data, ...changes },
    error,
    refetch,
    status,
    choose: saver.choose,
  };
}
