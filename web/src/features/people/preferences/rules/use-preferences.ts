import type { OwnPreferences, Preferences } from '@mwanzo/contract/people/preferences';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createOwnSaver } from '../../../../api/own-saver.ts';
import { request } from '../../../../api/request.ts';
import { preferencesQuery } from '../../../../queries/preferences.ts';
import { useSaved, type Saved } from '../../../../ui/frames/use-saved.ts';
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

/** Holds the member's preferences. Choices are saved at once. */
export const usePreferences = (): Saved<OwnPreferences, Preferences> =>
  useSaved(preferenceSaver(useQueryClient()), useQuery(preferencesQuery));
