import type { Gender, GenderDetail, Orientation, Visibility } from '@mwanzo/contract/people/options';

/** An invented person. All times are counted back from the seeding, so that the data never gets old. */
export interface DemoPerson {
  /** Names the person in likes and conversations, and their files in `demo/pictures`. */
  readonly key: string;
  readonly email: string;
  /** The name on the profile. `fullName` is the name given at sign-up and printed on the identity card. */
  readonly name: string;
  readonly fullName: string;
  /** Age in years at the moment of seeding, 18 to 60. */
  readonly age: number;
  /** Month and day as `MM-DD`. The year follows from the age (see birth-date.ts). */
  readonly birthday: string;
  readonly gender: Gender;
  readonly genderDetail?: GenderDetail;
  readonly orientation: Orientation;
  readonly orientationVisibility: Visibility;
  readonly birthdayVisibility: Visibility;
  /** A name from contract/src/town-names.ts. */
  readonly town: string;
  readonly bio: string;
  readonly interests: readonly string[];
  readonly verified: boolean;
  /** They like back every member who likes them, so that one person alone can try out a match. */
  readonly likesBack: boolean;
  readonly joinedDaysAgo: number;
  readonly activeMinutesAgo: number;
}
