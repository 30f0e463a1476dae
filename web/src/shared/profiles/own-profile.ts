import type { SessionUser } from '@mwanzo/contract/people/accounts';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { request } from '../../api/request.ts';
import type { Tokens } from '../../api/session-storage.ts';
import { readSession, setProfile, signedIn } from '../../api/session.ts';
import { logFailure } from '../../device/log-failure.ts';

interface RunningRequest {
  userId: number | undefined;
  response: Promise<OwnProfile>;
}

let running: RunningRequest | undefined;
let fetchedFor: number | undefined;

async function fetchIntoSession(): Promise<OwnProfile> {
  const profile = await request('GET /api/profiles/me');
  setProfile(profile);
  fetchedFor = profile.id;
  return profile;
}

/** Fetches the member's own profile into the session. Simultaneous callers share one request. */
function fetchOwnProfile(): Promise<OwnProfile> {
  const userId = readSession().user?.id;
  if (running && running.userId === userId) return running.response;
  const response = fetchIntoSession().finally(() => {
    if (running?.response === response) running = undefined;
  });
  running = { userId, response };
  return response;
}

/** Fetches the profile again, because the server has changed it by itself. */
export async function reloadOwnProfile(): Promise<void> {
  await fetchIntoSession();
}

/**
 * Query options for the member's own profile. Components show the session's copy instead, because edits reach it first.
 */
export const ownProfileQuery = { queryKey: ['own-profile'], queryFn: fetchOwnProfile };

/**
 * Refreshes the stored profile once per page load: it may be days old, with a photo path whose signature has expired.
 */
export async function ensureOwnProfile(): Promise<void> {
  if (fetchedFor === readSession().user?.id) return;
  try {
    await fetchOwnProfile();
  } catch (error) {
    logFailure('Could not load your own profile', error);
  }
}

/** Starts a session after sign-in or sign-up and loads the profile. The session is kept even if loading fails. */
export async function enterSession(tokens: Tokens, user: SessionUser): Promise<void> {
  fetchedFor = undefined;
  signedIn(tokens, user);
  await ensureOwnProfile();
}
