import type { OwnProfile } from '@mwanzo/contract/profiles';
import { townNames } from '@mwanzo/contract/town-names';

const interestsEnough = 3;
const answersEnough = 3;

export type Part = 'photo' | 'town' | 'bio' | 'prompts' | 'interests' | 'verification';

type Facts = Pick<OwnProfile, 'bio' | 'interests' | 'isVerified' | 'location' | 'photo'> & {
  /** Missing in a profile that an earlier release has stored. */
  prompts?: OwnProfile['prompts'];
};

const namesTown = (location: string): boolean => {
  const parts = location.toLowerCase().split(',');
  return townNames.some((town) => parts.some((part) => part.trim() === town.toLowerCase()));
};

/** Each part of a finished profile, in the order in which it is worth adding. */
const parts: Readonly<Record<Part, (profile: Facts) => boolean>> = {
  photo: ({ photo }) => photo !== null,
  town: ({ location }) => namesTown(location),
  bio: ({ bio }) => bio.trim() !== '',
  prompts: ({ prompts = [] }) => prompts.length >= answersEnough,
  interests: ({ interests }) => interests.length >= interestsEnough,
  verification: ({ isVerified }) => isVerified,
};

export interface Completeness {
  done: number;
  all: number;
  /** The next thing to add; undefined once nothing is missing. */
  next: Part | undefined;
}

export function completenessOf(profile: Facts): Completeness {
  const all = Object.entries(parts) as [Part, (profile: Facts) => boolean][];
  const missing = all.filter(([, isThere]) => !isThere(profile));
  return { done: all.length - missing.length, all: all.length, next: missing[0]?.[0] };
}
