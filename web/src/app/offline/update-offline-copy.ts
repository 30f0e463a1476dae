import type { QueryClient } from '@tanstack/react-query';
import { listen, together } from '../../device/listen.ts';
import { changeOfflineCopy, readOfflineCopy, type OfflineCopy } from '../../device/offline-copy/offline-copy.ts';
import { keepConversations } from '../../shared/conversations/keep-conversations.ts';
import { decidedProfile } from '../../shared/deck/decided-profile.ts';
import { endedContacts } from '../../shared/matches/ended-contacts.ts';
import { isWorthKeeping, keepNewest, keyOf, nameOf, withoutCard, withoutPerson } from './keep-rules.ts';

type CachedQuery = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

/** Changes are collected for this long before they are encrypted and stored, in ms. */
const collectFor = 500;

/** Puts the saved responses into the cache where it is still empty. The deck reads its saved cards itself. */
async function restore(client: QueryClient, owner: number): Promise<void> {
  const copy = await readOfflineCopy(owner);
  const kept = [...endedContacts.read()].reduce(withoutPerson, copy);
  for (const [name, { at, data }] of Object.entries(kept)) {
    const key = keyOf(name);
    // Earlier releases kept conversations here too.
    if (key[0] !== 'deck' && isWorthKeeping(key) && client.getQueryData(key) === undefined)
      client.setQueryData(key, data, { updatedAt: at });
  }
}

/**
 * Saves the latest matches and cards on the phone, and the conversations, and shows those of the last visit.
 * @returns a function that stops it
 */
export function updateOfflineCopy(client: QueryClient, owner: number): () => void {
  let arrived: OfflineCopy = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    const items = arrived;
    if (Object.keys(items).length === 0) return;
    arrived = {};
    void changeOfflineCopy(owner, (kept) => keepNewest(kept, items));
  };
  const collect = ({ queryKey, state }: CachedQuery) => {
    if (state.data === undefined || !isWorthKeeping(queryKey)) return;
    // Without a network the deck is the saved one, which must not be saved as new.
    if (queryKey[0] === 'deck' && navigator.onLine === false) return;
    arrived = { ...arrived, [nameOf(queryKey)]: { at: state.dataUpdatedAt, data: state.data } };
    timer ??= setTimeout(store, collectFor);
  };
  /** Also changes what has arrived and is not stored yet. */
  const remove = (change: (kept: OfflineCopy) => OfflineCopy) => {
    arrived = change(arrived);
    void changeOfflineCopy(owner, change);
  };
  const forget = () => {
    const ids = [...endedContacts.read()];
    if (ids.length > 0) remove((kept) => ids.reduce(withoutPerson, kept));
  };
  const stops = [
    listen('pagehide', store),
    keepConversations(owner),
    endedContacts.subscribe(forget),
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') collect(event.query);
    }),
    decidedProfile.subscribe(() => {
      const id = decidedProfile.read();
      if (id !== undefined) remove((kept) => withoutCard(kept, id));
    }),
  ];
  for (const kind of ['matches', 'profile', 'past-conversations', 'past-conversation'])
    client.setQueryDefaults([kind], { gcTime: Number.POSITIVE_INFINITY });
  client.getQueryCache().getAll().forEach(collect);
  // Somebody may have been left before this code arrived.
  forget();
  void restore(client, owner);
  return together(() => clearTimeout(timer), ...stops);
}
