import { RequestError } from '../../../api/request-error.ts';
import { readSession } from '../../../api/session.ts';
import { enterSession } from '../../../shared/profiles/own-profile.ts';
import { sendSignIn } from './proof/send-sign-in.ts';

/**
 * Signs in with the values that were typed for a sign-up, after the sign-up was refused. If the response to a sign-up
 * was lost, the account exists and every further attempt is refused. Signing in works only for the owner of the
 * account.
 * @returns "used" if the account's profile was ever saved, otherwise "new"; null if the sign-up stays refused
 */
export async function signInToExistingAccount(
  credentials: { email: string; password: string },
  refused: unknown,
): Promise<'new' | 'used' | null> {
  if (!(refused instanceof RequestError) || refused.code !== 'signup_refused') return null;
  try {
    const { email, password } = credentials;
    const { access, refresh, user } = await sendSignIn({ email, password });
    await enterSession({ access, refresh }, user);
    return readSession().profile?.is_saved ? 'used' : 'new';
  } catch {
    return null;
  }
}
