import { logFailure } from '../log-failure.ts';
import { readStored, readStoredMember } from '../member-storage.ts';
import { withLock } from '../with-lock.ts';
import { offlineDatabase, type OfflineDatabase } from './offline-database.ts';
import { seal, unseal, type Sealed } from './sealed.ts';

export interface OfflineItem {
  /** The time when the server sent it, in ms since the epoch. */
  at: number;
  data: unknown;
}

/** The responses that are saved on the phone, by the names of their queries. */
export type OfflineCopy = Readonly<Record<string, OfflineItem>>;

interface Content extends Sealed {
  owner: number;
}

/** While this tab writes, the session may end in another tab. */
export const isSignedIn = (owner: number): boolean =>
  readStoredMember() === owner && readStored('accessToken') !== null;

async function decrypt(database: OfflineDatabase, owner: number): Promise<OfflineCopy> {
  const content = (await database.get('content')) as Content | undefined;
  const text = content?.owner === owner ? await unseal(database, content) : undefined;
  return text ? (JSON.parse(new TextDecoder().decode(text)) as OfflineCopy) : {};
}

/**
 * Reads the responses that are saved for this member, and never another member's. If storage is denied or unreadable,
 * that is only logged.
 */
export async function readOfflineCopy(
  owner: number,
  database: OfflineDatabase = offlineDatabase,
): Promise<OfflineCopy> {
  try {
    return await decrypt(database, owner);
  } catch (error) {
    logFailure('Could not read what is kept for offline', error);
    return {};
  }
}

async function write(owner: number, kept: OfflineCopy, database: OfflineDatabase): Promise<void> {
  const sealed = await seal(database, new TextEncoder().encode(JSON.stringify(kept)));
  if (isSignedIn(owner)) await database.put('content', { owner, ...sealed } satisfies Content);
}

/** Changes run one after the other. Where the browser has locks, that holds across tabs. */
let lastChange: Promise<unknown> = Promise.resolve();
function inTurn(change: () => Promise<void>): Promise<void> {
  const turn = lastChange.then(() => withLock('mwanzo.kept', {}, change));
  lastChange = turn.catch(() => undefined);
  return turn;
}

/** Changes the responses that are saved for a member. If storage is full or denied, that is only logged. */
export async function changeOfflineCopy(
  owner: number,
  change: (kept: OfflineCopy) => OfflineCopy,
  database: OfflineDatabase = offlineDatabase,
): Promise<void> {
  try {
    await inTurn(async () => {
      if (isSignedIn(owner)) await write(owner, change(await readOfflineCopy(owner, database)), database);
    });
  } catch (error) {
    logFailure('Could not keep anything for offline', error);
  }
}
