import { logFailure } from './log-failure.ts';

/** The storage keys of all data about a member. Logging out removes them; settings of the device stay. */
const memberKeys = [
  'accessToken',
  'refreshToken',
  'user',
  'profile',
  'mwanzo.drafts',
  'mwanzo.outbox',
  'mwanzo.swipes',
  'mwanzo.keepOffline',
  'mwanzo.keepAsked',
  'mwanzo.preferencesChosen',
  'mwanzo.verification',
  'mwanzo.limits',
  'mwanzo.forms',
  // Written by release 0.3.0.
  'mwanzo.matchesShown',
  'mwanzo.likesCount',
  'mwanzo.dates',
  'mwanzo.fine',
  'mwanzo.meetingOffers',
  'mwanzo.emailReminder',
  'mwanzo.sessionEnd',
] as const;
/** The last one holds what others have left unsent. It stays for them when this member logs out. */
export type MemberKey = (typeof memberKeys)[number] | 'mwanzo.left';

/**
 * Replaces storage where the browser forbids it (private windows) or it is full: a session then lasts as long as the
 * page. What is here is newer than what is stored.
 */
const memory = new Map<MemberKey, string>();

export function readStored(key: MemberKey): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch (error) {
    logFailure(`Could not read ${key} from localStorage`, error);
    return memory.get(key) ?? null;
  }
}

export function writeStored(key: MemberKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch (error) {
    logFailure(`Could not write ${key} to localStorage`, error);
    memory.set(key, value);
  }
}

/** Says whether the value of this key is lost with the page. */
export const isInMemoryOnly = (key: MemberKey): boolean => memory.has(key);

export function removeStored(...keys: readonly MemberKey[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
      // Drafts of forms belong to one tab (form-drafts.ts).
      sessionStorage.removeItem(key);
    } catch (error) {
      logFailure(`Could not remove ${key}`, error);
    }
  }
}

/** The IndexedDB database in which `offline-copy/` saves encrypted data for offline use. */
export const offlineDatabaseName = 'mwanzo.kept';

/** The IndexedDB database of the encrypted photos and recordings that wait to be sent (sending/kept-files.ts). */
export const unsentDatabaseName = 'mwanzo.unsent';

function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // Nothing was saved on a device without IndexedDB.
  }
}

/** Deletes the data that is saved for offline use, with its key. */
export function deleteOfflineCopy(): void {
  deleteDatabase(offlineDatabaseName);
}

/** Returns the id of the member whose session is stored, which may have ended. */
export function readStoredMember(): number | undefined {
  try {
    const user = JSON.parse(readStored('user') ?? '{}') as { id?: unknown } | null;
    return typeof user?.id === 'number' ? user.id : undefined;
  } catch {
    return undefined;
  }
}

export function clearMemberStorage(): void {
  removeStored(...memberKeys);
  deleteOfflineCopy();
  if (readStored('mwanzo.left') === null) deleteDatabase(unsentDatabaseName);
}

/**
 * Removes everything that this browser stores for the app, including settings of the device. Used after the account was
 * deleted.
 */
export function clearAllStorage(): void {
  clearMemberStorage();
  try {
    // Other tabs get a storage event and sign out too.
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    logFailure('Could not clear the storage', error);
  }
}
