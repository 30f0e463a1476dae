import type { SessionUser } from '@mwanzo/contract/people/accounts';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import type { SessionEndReason } from '@mwanzo/contract/people/sessions';
import { endPushes } from '../device/end-pushes.ts';
import { clearAllStorage, clearMemberStorage, deleteOfflineCopy } from '../device/member-storage.ts';
import { createStore, useStore } from '../state/store.ts';
import { rememberReturnPath } from './return-path.ts';
import {
  forgetSessionEnd,
  hearSessionEnd,
  keepSessionEnd,
  restoreSessionEnd,
  sessionEnd,
  tellOtherTabs,
} from './session-end.ts';
import {
  clearTokens,
  readStoredSession,
  sessionKeys,
  writeProfile,
  writeSession,
  type Tokens,
} from './session-storage.ts';

export interface Session {
  status: 'loading' | 'authenticated' | 'unauthenticated';
  user: SessionUser | null;
  /** The member's own profile as last fetched; null before that. */
  profile: OwnProfile | null;
}

const signedOut: Session = { status: 'unauthenticated', user: null, profile: null };

const store = createStore<Session>({ status: 'loading', user: null, profile: null });
/** True while this tab deletes the account. */
let isLeaving = false;
let goToSignIn = () => location.assign('/login');

export const { read: readSession, subscribe: subscribeToSession } = store;

export function useSession(): Session {
  return useStore(store);
}

/** The account that this tab deletes is gone, though the response is still on its way. */
const isGone = () => isLeaving && sessionEnd.read() === 'account_deleted';

function restore(): void {
  const stored = readStoredSession();
  if (!stored && isGone()) return sayGoodbye();
  if (stored) forgetSessionEnd();
  store.write(stored ? { status: 'authenticated', ...stored } : signedOut);
}

/**
 * Restores the session from storage and keeps it in sync with other tabs.
 * @param navigate opens a page of the app; used for /login when a session ends. The next sign-in then leads back to the
 * page that was open, unless the member has logged out.
 */
export function startSession(navigate: (path: string) => void): void {
  goToSignIn = () => navigate('/login');
  restoreSessionEnd();
  restore();
  addEventListener('storage', (event) => {
    hearSessionEnd(event);
    const isSessionKey = event.key === null || sessionKeys.some((key) => key === event.key);
    if (isSessionKey) restore();
  });
}

/** Stores the session of a new sign-in. The caller loads the profile. */
export function signedIn(tokens: Tokens, user: SessionUser): void {
  writeSession(tokens, user);
  forgetSessionEnd();
  store.write({ status: 'authenticated', user, profile: null });
}

/** Replaces the cached profile, unless somebody else has signed in since it was requested. */
export function setProfile(profile: OwnProfile): void {
  if (store.read().user?.id !== profile.id) return;
  writeProfile(profile);
  store.write({ ...store.read(), profile });
}

/** Removes the session from this browser, without a request to the server, and goes to /login. */
export function logout(): void {
  clearMemberStorage();
  endPushes();
  store.write(signedOut);
  goToSignIn();
  rememberReturnPath(null);
}

/** Deletes the account and all its data in this browser. The goodbye page comes as soon as the account is gone. */
export async function leaveForGood(deleteAccount: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  try {
    await deleteAccount();
    sayGoodbye();
  } finally {
    isLeaving = false;
  }
}

function sayGoodbye(): void {
  tellOtherTabs('account_deleted');
  clearAllStorage();
  endPushes();
  store.write(signedOut);
  // This loads a new document, so nothing is left in memory and no history entry leads back.
  location.replace('/goodbye');
}

/**
 * Removes the tokens, which the server no longer accepts, and the data that is saved for offline use. Then goes to
 * /login.
 * @param reason why the server has ended the session, if it says so. All tabs are told before they find no tokens.
 */
export function endSession(reason?: SessionEndReason): void {
  if (reason) {
    tellOtherTabs(reason);
    keepSessionEnd(reason);
    if (isGone()) return sayGoodbye();
  }
  clearTokens();
  deleteOfflineCopy();
  endPushes();
  store.write(signedOut);
  goToSignIn();
}
