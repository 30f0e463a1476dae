import { logFailure } from './log-failure.ts';

/** Everything that a browser holds of a member. Logging out removes it all; a device's own settings stay. */
const memberKeys = [
  'accessToken',
  'refreshToken',
  'user',
  'profile',
  'mwanzo.drafts',
  'mwanzo.outbox',
  'mwanzo.swipes',
  'mwanzo.keepOffline',
  'mwanzo.preferencesChosen',
  'mwanzo.verification',
  'mwanzo.limits',
  'mwanzo.forms',
  'mwanzo.matchesShown',
  'mwanzo.likesCount',
  'mwanzo.dates',
  'mwanzo.fine',
  'mwanzo.meetingOffers',
  'mwanzo.emailReminder',
] as const;
type MemberKey = (typeof memberKeys)[number];

/** Used where the browser forbids storage (private windows): the session then lasts as long as the page. */
const memory = new Map<MemberKey, string>();

export function readStored(key: MemberKey): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
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

export function removeStored(...keys: readonly MemberKey[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
      // The drafts of forms are of one tab (form-drafts.ts).
      sessionStorage.removeItem(key);
    } catch (error) {
      logFailure(`Could not remove ${key}`, error);
    }
  }
}

/** What `kept/` keeps for times without a network, encrypted, in IndexedDB. */
export const keptDatabaseName = 'mwanzo.kept';

/** Deletes what is kept for times without a network, with its key. */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(keptDatabaseName);
  } catch {
    // Where there is no such storage, nothing is kept.
  }
}

export function clearMemberStorage(): void {
  removeStored(...memberKeys);
  forgetKept();
}

/** Removes everything that this browser holds, choices of the device too, after the account was deleted. */
export function clearAllStorage(): void {
  clearMemberStorage();
  try {
    // Other tabs hear of it and are signed out too.
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    logFailure('Could not clear the storage', error);
  }
}
