import { isSignedIn } from '../../device/offline-copy/offline-copy.ts';
import { offlineDatabase, type OfflineDatabase } from '../../device/offline-copy/offline-database.ts';
import { seal, unseal, type Sealed } from '../../device/offline-copy/sealed.ts';
import { keepsOffline } from '../../device/keep-offline.ts';
import { realNow } from '../../device/server-clock.ts';
import type { LoadedConversation } from './conversation-rules.ts';

/** Of each conversation the last messages are kept, but only as many as fit into so many characters of JSON. */
export const keptMessagesMax = 200;
const charactersMax = 100_000;
export const keptConversationsMax = 20;
/** A conversation that was not loaded for so long is too old to be shown, in ms. */
export const keptFor = 30 * 24 * 3_600_000;

interface KeptConversation extends Sealed {
  readonly owner: number;
  /** The time when it was last loaded, in ms since the epoch. */
  readonly at: number;
}

const prefix = 'conversation.';
const nameOf = (partnerId: number) => `${prefix}${partnerId}`;

/** Raised when messages get a field that their screens cannot do without. What was kept before is not shown then. */
const format = 1;

/** Returns the end of a conversation, as it is kept. */
function shorten(conversation: LoadedConversation): LoadedConversation {
  const { messages } = conversation;
  let from = Math.max(0, messages.length - keptMessagesMax);
  let length = JSON.stringify(messages.slice(from)).length;
  while (length > charactersMax) {
    length -= JSON.stringify(messages[from]).length;
    from += 1;
  }
  return from === 0 ? conversation : { ...conversation, messages: messages.slice(from), hasFirst: false };
}

/** Returns a conversation that is kept for this member, and never another member's or one that is too old. */
export async function readKeptConversation(
  owner: number,
  partnerId: number,
  database: OfflineDatabase = offlineDatabase,
): Promise<LoadedConversation | undefined> {
  const kept = (await database.get(nameOf(partnerId))) as KeptConversation | undefined;
  if (kept?.owner !== owner || realNow() - kept.at > keptFor) return undefined;
  const bytes = await unseal(database, kept);
  if (!bytes) return undefined;
  const content = JSON.parse(new TextDecoder().decode(bytes)) as { format: number; conversation: LoadedConversation };
  return content.format === format ? content.conversation : undefined;
}

/** Keeps the end of a conversation, and drops the oldest ones when there are too many. */
export async function keepConversation(
  owner: number,
  partnerId: number,
  conversation: LoadedConversation,
  database: OfflineDatabase = offlineDatabase,
): Promise<void> {
  const content = { format, conversation: shorten(conversation) };
  const sealed = await seal(database, new TextEncoder().encode(JSON.stringify(content)));
  // Meanwhile the member may have left, or turned it off.
  if (!isSignedIn(owner) || !keepsOffline()) return;
  await database.put(nameOf(partnerId), { owner, at: conversation.loadedAt, ...sealed } satisfies KeptConversation);
  await dropOld(owner, database);
}

export async function dropKeptConversation(
  partnerId: number,
  database: OfflineDatabase = offlineDatabase,
): Promise<void> {
  await database.remove(nameOf(partnerId));
}

/** Removes what is another member's, what is too old, and the oldest ones beyond the limit. */
export async function dropOld(owner: number, database: OfflineDatabase = offlineDatabase): Promise<void> {
  const names = (await database.names()).map(String).filter((name) => name.startsWith(prefix));
  const all = await Promise.all(
    names.map(async (name) => ({ name, kept: (await database.get(name)) as KeptConversation | undefined })),
  );
  const newest = all
    .filter(({ kept }) => kept?.owner === owner && realNow() - kept.at <= keptFor)
    .toSorted((one, other) => (other.kept?.at ?? 0) - (one.kept?.at ?? 0))
    .slice(0, keptConversationsMax);
  const stays = new Set(newest.map(({ name }) => name));
  await Promise.all(names.filter((name) => !stays.has(name)).map((name) => database.remove(name)));
}
