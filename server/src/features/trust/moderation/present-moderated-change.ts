import type { moderatedChange, openedChange } from '@mwanzo/contract/trust/change-reviews';
import { ageOn } from '@mwanzo/contract/nairobi-day';
import type { z } from 'zod';
import { presentPhoto, type SignPhoto } from '../../people/photos/index.ts';
import { decideBy } from '../verifications/index.ts';
import { partsOf, type ChangeRow } from './profile-reviews.repository.ts';

export type ModeratedChange = z.input<typeof moderatedChange>;
export type OpenedChange = z.input<typeof openedChange>;

/** A change in the queue: only the values that others see, not the new ones. `today` is the Nairobi day. */
export function presentModeratedChange(row: ChangeRow, today: string, sign: SignPhoto): ModeratedChange {
  return {
    id: row.id,
    user_id: row.userId,
    name: row.name,
    age: ageOn(row.birthday, today),
    location: row.location,
    joined_at: row.joinedAt.toISOString(),
    photo: row.photo && presentPhoto(row.photo, sign).variants['160'],
    parts: partsOf(row),
    submitted_at: row.submittedAt.toISOString(),
    decide_by: decideBy(row.submittedAt).toISOString(),
    claimed_by: row.claimedBy,
  };
}

/** A claimed change, with the new values beside the old ones. */
export function presentOpenedChange(row: ChangeRow, today: string, sign: SignPhoto): OpenedChange {
  const photo = row.photo && presentPhoto(row.photo, sign);
  return {
    ...presentModeratedChange(row, today, sign),
    old: { name: row.name, gender: row.gender, photo },
    new: {
      name: row.newName ?? row.name,
      gender: row.newGender ?? row.gender,
      photo: row.changesPhoto ? row.newPhoto && presentPhoto(row.newPhoto, sign) : photo,
    },
  };
}
