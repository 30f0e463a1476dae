import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { ApiError } from '../../../errors/api-error.ts';
import { getRow } from '../../../database/sql.ts';
import { presentVisibleProfile } from './present-visible-profile.ts';
import { findVisible } from './profiles.repository.ts';
import type { ProfileViewDependencies } from './profile-view-dependencies.ts';

/** A member's profile as the viewer may see it. Viewers see their own as a stranger does. */
export async function getProfile(
  { database, clock, signPhotoFor }: ProfileViewDependencies,
  id: number,
  viewerId: number,
): Promise<VisibleProfile> {
  const row = await getRow(database, findVisible, { id, viewerId });
  if (!row) throw new ApiError('not_found');
  return presentVisibleProfile(row, row.relation, nairobiDay(clock.now()), signPhotoFor(viewerId));
}
