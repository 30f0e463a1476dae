import { sql } from '../../../database/sql.ts';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import type { Gender, Intent, Orientation, Visibility } from '@mwanzo/contract/people/options';
import { maySeeField, type ViewerRelation } from '../../core/pairs/index.ts';
import { photosColumn, presentPhotos, type PhotoRow, type SignPhoto } from '../photos/index.ts';
import { shownAge } from './age-rules.ts';
import { publicLocation } from './town-rules.ts';

export interface VisibleProfileRow {
  readonly id: number;
  readonly name: string;
  readonly bio: string;
  readonly age: number | null;
  readonly birthday: string;
  readonly location: string;
  readonly town: string;
  readonly interests: string[];
  readonly prompts: PromptAnswer[];
  readonly isVerified: boolean;
  /** Null also while the owner hides it. */
  readonly publicIntent: Intent | null;
  readonly gender: Gender | null;
  readonly orientation: Orientation | null;
  readonly orientationVisibility: Visibility;
  readonly birthdayVisibility: Visibility;
  readonly photos: readonly PhotoRow[];
}

/** SQL for a VisibleProfileRow; the profiles table stands under the alias `profile`. */
export const visibleProfileColumns = sql`profile.user_id as id, profile.name, profile.bio, profile.age,
  profile.birthday, profile.location, profile.town, profile.interests, profile.prompts,
  profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
  profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
  ${photosColumn(sql`profile.user_id`)} as photos`;

/** A profile as another member may see it: hidden fields are null. `today` is the Nairobi day. */
export function presentVisibleProfile(
  row: VisibleProfileRow,
  relation: ViewerRelation,
  today: string,
  sign: SignPhoto,
): VisibleProfile {
  return {
    id: row.id,
    name: row.name,
    bio: row.bio,
    age: shownAge(row, today),
    location: relation === 'match' ? row.location : publicLocation(row.location, row.town),
    ...presentPhotos(row.photos, sign),
    interests: row.interests,
    prompts: row.prompts,
    isVerified: row.isVerified,
    intent: row.publicIntent,
    user: {
      id: row.id,
      gender: row.gender,
      orientation: maySeeField(row.orientationVisibility, relation) ? row.orientation : null,
      birthday: maySeeField(row.birthdayVisibility, relation) ? row.birthday : null,
    },
  };
}
