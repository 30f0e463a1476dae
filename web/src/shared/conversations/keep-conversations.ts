import { isSignedIn } from '../../device/offline-copy/offline-copy.ts';
import { listen, together } from '../../device/listen.ts';
import { logFailure } from '../../device/log-failure.ts';
import { endedContacts } from '../matches/ended-contacts.ts';
import type { LoadedConversation } from './conversation-rules.ts';
import { conversations, readConversation } from './conversations.ts';
import { dropKeptConversation, dropOld, keepConversation } from './kept-conversations.ts';

/** Changes are collected for this long before they are encrypted and stored, in ms. */
const collectFor = 500;

/**
 * Keeps the member's conversations on the phone as they change. Those with people who were left are removed.
 * @returns a function that stops it
 */
export function keepConversations(owner: number): () => void {
  let seen: ReadonlyMap<number, LoadedConversation> = new Map();
  const due = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One after the other, so that an older state is never written over a newer one. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (write: () => Promise<void>) => {
    last = last.then(write).catch((error: unknown) => logFailure('Could not keep a conversation', error));
  };

  const keep = async (partnerId: number) => {
    const conversation = readConversation(partnerId);
    if (!conversation || endedContacts.read().has(partnerId)) return;
    await keepConversation(owner, partnerId, conversation);
  };
  const drop = (partnerId: number) =>
    inTurn(async () => {
      if (isSignedIn(owner)) await dropKeptConversation(partnerId);
    });
  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const partnerId of due) inTurn(() => keep(partnerId));
    due.clear();
  };
  const collect = () => {
    const now = conversations.read();
    for (const [partnerId, conversation] of now)
      if (conversation.loadedAt > 0 && seen.get(partnerId) !== conversation) due.add(partnerId);
    for (const partnerId of seen.keys()) if (!now.has(partnerId)) drop(partnerId);
    seen = now;
    if (due.size > 0) timer ??= setTimeout(store, collectFor);
  };
  const forget = () => {
    for (const partnerId of endedContacts.read()) drop(partnerId);
  };

  const stops = [conversations.subscribe(collect), endedContacts.subscribe(forget), listen('pagehide', store)];
  inTurn(() => dropOld(owner));
  // Somebody may have been left before this code arrived.
  forget();
  collect();
  return together(() => clearTimeout(timer), ...stops);
}
