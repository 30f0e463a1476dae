import type { SessionUser } from '@mwanzo/contract/people/accounts';
import type { Credentials } from '../../core/members/index.ts';
import type { Identity } from '../profiles/index.ts';

/** The signed-in member as the client stores them. */
export function presentSessionUser(
  account: Pick<Credentials, 'id' | 'email' | 'fullName' | 'role'> & Identity,
): SessionUser {
  const { id, email, fullName, gender, orientation, birthday, role } = account;
  return { id, email, full_name: fullName, gender, orientation, birthday, role };
}
