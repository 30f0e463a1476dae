import type { OwnPreferences, Preferences } from '@mwanzo/contract/people/preferences';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { preferencesOf, storedPreferences } from './preference-rules.ts';
import { updatePreferences } from './profiles.repository.ts';

/** Replaces the member's preferences. The next deck follows them (docs/product/preferences.md). */
export async function savePreferences(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: number,
  chosen: Preferences,
): Promise<OwnPreferences> {
  const row = await getRow(database, updatePreferences, { userId, ...storedPreferences(chosen), now: clock.now() });
  if (!row) throw new ApiError('not_signed_in');
  return preferencesOf(row);
}
