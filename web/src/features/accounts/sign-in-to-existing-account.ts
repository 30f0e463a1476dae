import { RequestError } from '../../api/request-error.ts';
import { request } from '../../api/request.ts';
import { readSession } from '../../api/session.ts';
import { enterSession } from '../../queries/own-profile.ts';

/**
 * A sign-up whose answer was lost leaves an account, and each further try a refusal. So whoever is refused is signed
 * in with what they typed, which works for nobody but the owner of the account.
 * @returns whether the account's profile was ever saved; null when it stays a refusal
 */
export async function signInToExistingAccount(
  credentials: { email: string; password: string },
  refused: unknown,
): Promise<'new' | 'used' | null> {
  if (!(refused instanceof RequestError) || refused.code !== 'signup_refused') return null;
  try {
    const { email, password } = credentials;
    const { access, refresh, user } = await request('POST /api/token/', { body: { email, password } });
    await enterSession({ access, refresh }, user);
    return readSession().profile?.is_saved ? 'used' : 'new';
  } catch {
    return null;
  }
}
