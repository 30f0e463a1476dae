import { ApiError } from '@mwanzo/contract/api-error';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { OwnProfile } from '@mwanzo/contract/profiles';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { SignPhoto } from '../photos/index.ts';
import { presentOwnProfile } from './present-own-profile.ts';
import { createProfilesRepository } from './profiles.repository.ts';

interface GetOwnProfileParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly signPhoto: SignPhoto;
}

/** The caller's own profile, saved or not. A token can outlive its member for some minutes: not signed in. */
export async function getOwnProfile(
  { database, clock, signPhoto }: GetOwnProfileParts,
  userId: number,
): Promise<OwnProfile> {
  const row = await createProfilesRepository(database).findOwnProfile(userId);
  if (!row) throw new ApiError('not_signed_in');
  return presentOwnProfile(row, nairobiDay(clock.now()), signPhoto);
}
