import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../api/session.ts';
import { readStored, writeStored } from '../device/member-storage.ts';
import { preferencesQuery } from '../queries/preferences.ts';

/**
 * The storage key for the id of the member who is known to have chosen preferences, so that a visit need not ask the
 * server.
 */
const chosenKey = 'mwanzo.preferencesChosen';

/**
 * Says whether to ask whom the member wants to meet. That is asked once, after the profile was saved and before any
 * preference was chosen.
 */
export function useFirstQuestion(): [asks: boolean, answered: () => void] {
  const client = useQueryClient();
  const { profile } = useSession();
  const [asks, setAsks] = useState(false);
  const id = profile?.is_saved ? String(profile.id) : '';
  useEffect(() => {
    if (id === '' || readStored(chosenKey) === id) return undefined;
    let left = false;
    client.fetchQuery(preferencesQuery).then(
      ({ is_chosen }) => {
        if (is_chosen) writeStored(chosenKey, id);
        else setAsks(!left);
      },
      // If the request fails, the next visit of the page asks again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [client, id]);
  const answered = () => {
    writeStored(chosenKey, id);
    setAsks(false);
  };
  return [asks, answered];
}
