import type { Gender, GenderDetail, Orientation, Visibility } from '@mwanzo/contract/options';
import type { PortraitRecipe } from '../portraits/recipe.ts';

/** Somebody drawn and invented. All times count back from the moment of seeding, so that the data itself never ages. */
export interface DemoPerson {
  /** Names the person in likes, conversations and looks. */
  readonly key: string;
  readonly email: string;
  /** The profile's name; `fullName` is what was typed at sign-up and what stands on an identity card. */
  readonly name: string;
  readonly fullName: string;
  /** Age in years at the moment of seeding, 18 to 60. */
  readonly age: number;
  /** Month and day, `MM-DD`; the year follows from the age (see birth-date.ts). */
  readonly birthday: string;
  readonly gender: Gender;
  readonly genderDetail?: GenderDetail;
  readonly orientation: Orientation;
  readonly orientationVisibility: Visibility;
  readonly birthdayVisibility: Visibility;
  /** A name from the town list. */
  readonly town: string;
  readonly bio: string;
  readonly interests: readonly string[];
  readonly verified: boolean;
  /** Likes whoever likes them, so that one person alone can try the whole way. */
  readonly likesBack: boolean;
  readonly joinedDaysAgo: number;
  readonly activeMinutesAgo: number;
  readonly portrait: PortraitRecipe;
}
