import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { ApiError } from '../../../errors/api-error.ts';
import { getRow } from '../../../database/sql.ts';
import { presentOwnProfile } from './present-own-profile.ts';
import { findOwn } from './profiles.repository.ts';
import type { ProfileViewDependencies } from './profile-view-dependencies.ts';

/**
 * The caller's own profile, saved or not. A token can outlive its member by some minutes, which counts as not signed
 * in.
 */
export async function getOwnProfile(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  userId: number,
): Promise<OwnProfile> {
  const row = await getRow(database, findOwn, { userId });
  if (!row) throw new ApiError('not_signed_in');
  return presentOwnProfile(row, nairobiDay(clock.now()), signPhotoFor(userId));
}
