import type { Transaction } from '../../database/transaction.ts';
import { searchWordsOf } from './profile-rules.ts';
import { createProfilesRepository } from './profiles.repository.ts';

/** Shows everyone a new name that a reviewer has approved. Search finds the member by it from now on. */
export async function showApprovedName(transaction: Transaction, userId: number, name: string): Promise<void> {
  const profiles = createProfilesRepository(transaction);
  const current = await profiles.lockEditableProfile(userId);
  if (current) await profiles.showName(userId, name, searchWordsOf(name, current.interests));
}
