import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { presentOwnPhotos, type SignPhoto } from '../photos/index.ts';
import { shownAge } from './age-rules.ts';
import type { OwnProfileRow } from './profiles.repository.ts';

/** A profile as its owner sees it, with the changes that wait for a reviewer. `today` is the Nairobi day. */
export function presentOwnProfile(row: OwnProfileRow, today: string, sign: SignPhoto): OwnProfile {
  return {
    id: row.userId,
    name: row.waitingName ?? row.name,
    bio: row.bio,
    age: shownAge(row, today),
    location: row.location,
    ...presentOwnPhotos(row.photos, sign),
    interests: row.interests,
    prompts: row.prompts,
    isVerified: row.isVerified,
    intent: row.intent,
    in_review: {
      name: row.waitingName !== null,
      gender: row.waitingGender !== null,
      photo: row.hasWaitingPhoto,
    },
    user: {
      id: row.userId,
      email: row.email,
      full_name: row.fullName,
      gender: row.waitingGender ?? row.gender,
      gender_detail: row.waitingGender === null ? row.genderDetail : row.waitingGenderDetail,
      orientation: row.orientation,
      birthday: row.birthday,
      role: row.role,
    },
    orientation_visibility: row.orientationVisibility,
    birthday_visibility: row.birthdayVisibility,
    shows_intent: row.showsIntent,
    shown_to: row.shownTo,
    is_paused: row.isPaused,
    is_saved: row.savedAt !== null,
  };
}
