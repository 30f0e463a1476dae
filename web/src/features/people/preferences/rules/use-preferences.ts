import type { OwnPreferences, Preferences } from '@mwanzo/contract/people/preferences';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import { readSession } from '../../../../api/session.ts';
import { preferencesQuery } from '../../../../queries/preferences.ts';
import { createSaver, type Saver, type SaverState } from '../../../../state/saver.ts';
import { useStore } from '../../../../state/store.ts';
import { showNotSaved } from '../../../../ui/layers/show-not-saved.ts';
import { preferencesBody } from './preference-rules.ts';

interface OwnSaver {
  client: QueryClient;
  userId: number | undefined;
  saver: Saver<Preferences>;
}

let own: OwnSaver | undefined;

async function save(client: QueryClient, changes: Partial<Preferences>): Promise<void> {
  const { queryKey } = preferencesQuery;
  const before = client.getQueryData<OwnPreferences>(queryKey) ?? (await request('GET /api/profiles/me/preferences/'));
  const saved = await request('PUT /api/profiles/me/preferences/', {
    body: { ...preferencesBody(before), ...changes },
  });
  // The response of an earlier read would bring the old values back.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, saved);
}

/** Returns the saver of the signed-in member. There is only one, so that saving continues while pages change. */
export function preferenceSaver(client: QueryClient): Saver<Preferences> {
  const userId = readSession().user?.id;
  if (own?.client !== client || own.userId !== userId) {
    const saver = createSaver<Preferences>({
      send: (changes) => save(client, changes),
      onFailure: showNotSaved,
      mayGoOn: () => readSession().user?.id === userId,
    });
    own = { client, userId, saver };
  }
  return own.saver;
}

interface PreferencesState {
  /** The saved preferences, with the choices that are being saved. Undefined until they are loaded. */
  preferences: OwnPreferences | undefined;
  failed: boolean;
  retry: () => void;
  status: SaverState<Preferences>['status'];
  choose: Saver<Preferences>['choose'];
}

/** Holds the member's preferences. Choices are saved at once. */
export function usePreferences(): PreferencesState {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(preferencesQuery);
  const saver = preferenceSaver(client);
  const { changes, status } = useStore(saver);
  return {
    preferences: data && { ...data, ...changes },
    failed: isError && !data,
    retry: () => void refetch(),
    status,
    choose: saver.choose,
  };
}
