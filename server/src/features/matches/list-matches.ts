import type { Match } from '@mwanzo/contract/matches';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { SignPhoto } from '../photos/index.ts';
import { createMatchesRepository } from './matches.repository.ts';
import { presentMatch } from './present-match.ts';

export interface ListMatchesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly signPhoto: SignPhoto;
}

/** All matches of a member, the latest activity first. */
export async function listMatches({ database, clock, signPhoto }: ListMatchesParts, userId: number): Promise<Match[]> {
  const rows = await createMatchesRepository(database).listMatches(userId);
  const today = nairobiDay(clock.now());
  return rows.map((row) => presentMatch(row, today, signPhoto));
}
