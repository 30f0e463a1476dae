import type { SessionUser } from '@mwanzo/contract/people/accounts';
import type { AccountRow } from './accounts.repository.ts';

/** The signed-in member as the client stores them. */
export function presentSessionUser(account: AccountRow): SessionUser {
  const { id, email, fullName, gender, orientation, birthday, role } = account;
  return { id, email, full_name: fullName, gender, orientation, birthday, role };
}
