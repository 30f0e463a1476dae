import type { MemberSettings, SettingsChanges } from '@mwanzo/contract/settings';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import { presentSettings } from './setting-rules.ts';
import { createSettingsRepository } from './settings.repository.ts';

/** Changes what is named and leaves the rest. */
export async function changeSettings(
  { database }: { readonly database: Database },
  userId: number,
  changes: SettingsChanges,
): Promise<MemberSettings> {
  const row = await createSettingsRepository(database).changeSettings(userId, changes);
  if (!row) throw new ApiError('not_signed_in');
  return presentSettings(row);
}
