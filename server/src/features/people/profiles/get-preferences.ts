import type { OwnPreferences } from '@mwanzo/contract/people/preferences';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { preferencesOf } from './preference-rules.ts';
import { findPreferences } from './profiles.repository.ts';

/** The member's preferences. Until they choose some, the values are derived from their profile. */
export async function getPreferences(
  { database }: { readonly database: Database },
  userId: number,
): Promise<OwnPreferences> {
  const row = await getRow(database, findPreferences, { userId });
  if (!row) throw new ApiError('not_signed_in');
  return preferencesOf(row);
}
