import type { OwnPreferences } from '@mwanzo/contract/preferences';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import { preferencesOf } from './preference-rules.ts';
import { createPreferencesRepository } from './preferences.repository.ts';

/** Whom the member wants to meet; until they choose, what follows from their profile. */
export async function getPreferences(
  { database }: { readonly database: Database },
  userId: number,
): Promise<OwnPreferences> {
  const row = await createPreferencesRepository(database).findPreferences(userId);
  if (!row) throw new ApiError('not_signed_in');
  return preferencesOf(row);
}
