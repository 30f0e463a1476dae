import type { OwnProfile } from '@mwanzo/contract/people/profiles';

/** This many photos, prompts or interests are enough. */
const enough = 3;

type Part = 'photo' | 'photos' | 'bio' | 'answers' | 'interests';

type Facts = Pick<OwnProfile, 'bio' | 'interests' | 'photo' | 'photos' | 'prompts'>;

/** The parts of a complete profile, most useful first. Each says whether the profile has it. */
const parts: Readonly<Record<Part, (profile: Facts) => boolean>> = {
  photo: ({ photo }) => photo !== null,
  photos: ({ photos }) => photos.length >= enough,
  bio: ({ bio }) => bio.trim() !== '',
  answers: ({ prompts }) => prompts.length >= enough,
  interests: ({ interests }) => interests.length >= enough,
};

/** @returns how much is there, and the next thing to add; undefined once nothing is missing */
export function completenessOf(profile: Facts) {
  const all = Object.entries(parts) as [Part, (profile: Facts) => boolean][];
  const missing = all.filter(([, isThere]) => !isThere(profile));
  const next = missing[0]?.[0];
  const isLastAnswer = next === 'answers' && profile.prompts.length === enough - 1;
  return { done: all.length - missing.length, all: all.length, next: isLastAnswer ? ('lastAnswer' as const) : next };
}
