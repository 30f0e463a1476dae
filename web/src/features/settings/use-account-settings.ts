import type { MemberSettings } from '@mwanzo/contract/settings';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { readSession } from '../../api/session.ts';
import { accountSettingsQuery } from '../../queries/account-settings.ts';
import { matchesQuery } from '../../queries/matches.ts';
import { createSaver, type Saver, type SaverState } from '../../state/saver.ts';
import { useStore } from '../../state/store.ts';
import { showNotSaved } from '../../ui/layers/show-not-saved.ts';

/** What is chosen here. The language is chosen on a page of its own, which is loaded again then. */
type Choices = Omit<MemberSettings, 'language'>;

let own: { userId: number | undefined; saver: Saver<Choices> } | undefined;

/** The one saver of the signed-in member: what is being saved goes on while pages change. */
function settingsSaver(client: QueryClient): Saver<Choices> {
  const userId = readSession().user?.id;
  if (!own || own.userId !== userId) {
    const saver = createSaver<Choices>({
      send: async (body) => {
        const { queryKey } = accountSettingsQuery;
        const saved = await request('PATCH /api/account/settings/', { body });
        // What was read meanwhile may be from before the change.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, saved);
        // Both go in both directions: who hides sees nothing of others.
        if ('shows_presence' in body || 'read_receipts' in body)
          void client.invalidateQueries({ queryKey: matchesQuery.queryKey });
      },
      onFailure: showNotSaved,
      mayGoOn: () => readSession().user?.id === userId,
    });
    own = { userId, saver };
  }
  return own.saver;
}

export interface AccountSettings {
  /** What is saved, with the choices that are on their way. Undefined until it has been read once. */
  settings: MemberSettings | undefined;
  failed: boolean;
  retry: () => void;
  status: SaverState<Choices>['status'];
  choose: Saver<Choices>['choose'];
}

/** The member's choices that are not part of the profile. They are saved at once. */
export function useAccountSettings(): AccountSettings {
  const saver = settingsSaver(useQueryClient());
  const { data, isError, refetch } = useQuery(accountSettingsQuery);
  const { changes, status } = useStore(saver);
  return {
    settings: data && { ...data, ...changes },
    failed: isError,
    retry: () => void refetch(),
    status,
    choose: saver.choose,
  };
}
