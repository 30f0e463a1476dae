import type { Gender, Orientation } from '@mwanzo/contract/people/options';
import { sql, statement } from '../../../database/sql.ts';
import type { StoredPreferences } from './preference-rules.ts';

export interface PreferencesRow extends StoredPreferences {
  readonly gender: Gender | null;
  readonly orientation: Orientation | null;
}

const ownColumns = sql`profile.gender, profile.orientation, profile.looking_for as "lookingFor",
  profile.min_age as "minAge", profile.max_age as "maxAge", profile.near, profile.wants,
  profile.verified_only as "verifiedOnly"`;

export const findPreferences = statement<{ userId: number }, PreferencesRow>(
  ({ userId }) => sql`select ${ownColumns} from profiles profile where profile.user_id = ${userId}`,
);

/** If two saves run at once, the last one wins as a whole. No row when the caller's account is deleted. */
export const updatePreferences = statement<StoredPreferences & { userId: number; now: Date }, PreferencesRow>(
  (input) => sql`
    update profiles profile set
      looking_for = ${input.lookingFor}, min_age = ${input.minAge}, max_age = ${input.maxAge}, near = ${input.near},
      wants = ${input.wants}, verified_only = ${input.verifiedOnly}, changed_at = ${input.now}
    where profile.user_id = ${input.userId}
    returning ${ownColumns}`,
);
