import { ApiError } from '@mwanzo/contract/api-error';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { VisibleProfile } from '@mwanzo/contract/profiles';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { SignPhoto } from '../photos/index.ts';
import { presentVisibleProfile } from './present-visible-profile.ts';
import { createProfilesRepository } from './profiles.repository.ts';

interface GetProfileParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly signPhoto: SignPhoto;
}

/** A member's profile as the viewer may see it; one's own as a stranger sees it. */
export async function getProfile(
  { database, clock, signPhoto }: GetProfileParts,
  id: number,
  viewerId: number,
): Promise<VisibleProfile> {
  const row = await createProfilesRepository(database).findVisibleProfile(id, viewerId);
  if (!row) throw new ApiError('not_found');
  return presentVisibleProfile(row, row.relation, nairobiDay(clock.now()), signPhoto);
}
