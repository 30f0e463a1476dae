import type { MemberSettings } from '@mwanzo/contract/people/settings';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { defaultSettings, presentSettings } from './setting-rules.ts';
import { findSettings } from './settings.repository.ts';

/** The member's choices, or the defaults until they choose. */
export async function getSettings(
  { database }: { readonly database: Database },
  userId: number,
): Promise<MemberSettings> {
  return presentSettings((await getRow(database, findSettings, { userId })) ?? defaultSettings);
}
