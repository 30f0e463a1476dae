import type { Gender, Orientation } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { StoredPreferences } from './preference-rules.ts';
import { preferenceColumns } from './profile-sql.ts';

export interface PreferencesRow extends StoredPreferences {
  readonly gender: Gender | null;
  readonly orientation: Orientation | null;
}

const ownColumns = `profile.gender, profile.orientation, ${preferenceColumns('profile')}`;

const findPreferences = prepared<PreferencesRow>(
  'find-preferences',
  `select ${ownColumns} from profiles profile where profile.user_id = $1`,
);

/** One statement writes all of them. If two saves run at once, the last one wins as a whole. */
const savePreferences = prepared<PreferencesRow>(
  'save-preferences',
  `update profiles profile set looking_for = $2, min_age = $3, max_age = $4, near = $5, wants = $6, verified_only = $7,
     changed_at = $8
   where profile.user_id = $1
   returning ${ownColumns}`,
);

export const preferenceStatements = { findPreferences, savePreferences };

export function createPreferencesRepository(database: Database) {
  return {
    async findPreferences(userId: number): Promise<PreferencesRow | null> {
      const [row] = await runPrepared(database, findPreferences, [userId]);
      return row ?? null;
    },

    /** Returns the stored preferences; null when the caller's account is deleted. */
    async savePreferences(userId: number, stored: StoredPreferences, now: Date): Promise<PreferencesRow | null> {
      const { lookingFor, minAge, maxAge, near, wants, verifiedOnly } = stored;
      const values = [userId, lookingFor, minAge, maxAge, near, wants, verifiedOnly, now];
      const [row] = await runPrepared(database, savePreferences, values);
      return row ?? null;
    },
  };
}
