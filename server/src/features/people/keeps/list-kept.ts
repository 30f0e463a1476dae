import type { Kept } from '@mwanzo/contract/people/keeps';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { getRows } from '../../../database/sql.ts';
import { presentVisibleProfile, type ProfileViewDependencies } from '../profiles/index.ts';
import { listKeptProfiles } from './keeps.repository.ts';

/** The people whom a member keeps for later, the newest first. */
export async function listKept(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  userId: number,
): Promise<Kept[]> {
  const rows = await getRows(database, listKeptProfiles, { userId });
  const today = nairobiDay(clock.now());
  return rows.map((row) => ({
    ...presentVisibleProfile(row, 'stranger', today, signPhotoFor(userId)),
    kept_at: row.keptAt.toISOString(),
  }));
}
