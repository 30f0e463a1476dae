import type { SessionUser } from '@mwanzo/contract/accounts';
import type { OwnProfile } from '@mwanzo/contract/profiles';
import { logFailure } from '../device/log-failure.ts';
import { request } from '../api/request.ts';
import { readSession, setProfile, signedIn } from '../api/session.ts';
import type { Tokens } from '../api/session-storage.ts';

interface Fetch {
  userId: number | undefined;
  answer: Promise<OwnProfile>;
}

let running: Fetch | undefined;
let fetchedFor: number | undefined;

async function fetchAndKeep(): Promise<OwnProfile> {
  const profile = await request('GET /api/profiles/me');
  setProfile(profile);
  fetchedFor = profile.id;
  return profile;
}

/** Fetches the own profile into the session; those who ask at the same time share one call. */
export function fetchOwnProfile(): Promise<OwnProfile> {
  const userId = readSession().user?.id;
  if (running && running.userId === userId) return running.answer;
  const answer = fetchAndKeep().finally(() => {
    if (running?.answer === answer) running = undefined;
  });
  running = { userId, answer };
  return answer;
}

/** Brings the stored profile up to date, once for each page load: it may be days old, its photo's signed path run out. */
export async function ensureOwnProfile(): Promise<void> {
  if (fetchedFor === readSession().user?.id) return;
  try {
    await fetchOwnProfile();
  } catch (error) {
    logFailure('Could not load the own profile', error);
  }
}

/** After sign-in and sign-up: stores tokens and user, then loads the profile; without it the session stands all the same. */
export async function enterSession(tokens: Tokens, user: SessionUser): Promise<void> {
  fetchedFor = undefined;
  signedIn(tokens, user);
  await ensureOwnProfile();
}
