import type { Gender, GenderDetail, Orientation, Visibility } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { waitingChanges } from '../../core/changes/index.ts';

/** The part of a profile that sign-in returns to its owner. */
export interface Identity {
  readonly birthday: string;
  /** The one that waits for a reviewer comes first. */
  readonly gender: Gender | null;
  readonly orientation: Orientation | null;
}

const find = statement<{ userId: number }, Identity>(
  ({ userId }) => sql`
    select profile.birthday, coalesce(waiting.gender, profile.gender) as gender, profile.orientation
    from profiles profile left join ${waitingChanges(sql`waiting`)} on waiting.user_id = profile.user_id
    where profile.user_id = ${userId}`,
);

interface NewProfile extends Identity {
  readonly id: number;
  /** The public name. */
  readonly name: string;
  readonly genderDetail: GenderDetail | null;
  readonly orientationVisibility: Visibility;
  readonly birthdayVisibility: Visibility;
  /** The Nairobi day of sign-up. */
  readonly activeOn: string;
  readonly rankKey: number;
  readonly searchWords: readonly string[];
}

const insert = statement<NewProfile>(
  (of) => sql`
    insert into profiles (user_id, name, birthday, gender, gender_detail, orientation, orientation_visibility,
      birthday_visibility, active_on, rank_key, search_words)
    values (${of.id}, ${of.name}, ${of.birthday}, ${of.gender}, ${of.genderDetail}, ${of.orientation},
      ${of.orientationVisibility}, ${of.birthdayVisibility}, ${of.activeOn}, ${of.rankKey}, ${of.searchWords})`,
);

/** Null when the account is deleted. */
export const findIdentity = (on: Database, userId: number): Promise<Identity | null> => getRow(on, find, { userId });

/** Creates the profile of a new member. */
export async function insertProfile(transaction: Transaction, profile: NewProfile): Promise<void> {
  await getRows(transaction, insert, profile);
}
