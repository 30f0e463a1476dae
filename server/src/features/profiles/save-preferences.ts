import type { OwnPreferences, Preferences } from '@mwanzo/contract/preferences';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import { preferencesOf, storedPreferences } from './preference-rules.ts';
import { createPreferencesRepository } from './preferences.repository.ts';

/** Replaces the member's preferences. The next deck follows them (docs/product.md, "Preferences"). */
export async function savePreferences(
  { database }: { readonly database: Database },
  userId: number,
  chosen: Preferences,
): Promise<OwnPreferences> {
  const row = await createPreferencesRepository(database).savePreferences(userId, storedPreferences(chosen));
  if (!row) throw new ApiError('not_signed_in');
  return preferencesOf(row);
}
