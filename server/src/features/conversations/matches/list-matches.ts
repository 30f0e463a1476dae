import type { Match } from '@mwanzo/contract/conversations/matches';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { createMatchesRepository } from './matches.repository.ts';
import { presentMatch } from './present-match.ts';

/** All matches of a member, ordered by their latest activity, newest first. */
export async function listMatches(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  userId: number,
): Promise<Match[]> {
  const now = clock.now();
  const today = nairobiDay(now);
  const rows = await createMatchesRepository(database).listMatches(userId, now, today);
  return rows.map((row) => presentMatch(row, today, signPhotoFor(userId)));
}
