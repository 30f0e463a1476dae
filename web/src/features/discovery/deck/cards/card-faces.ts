import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';

type Words = Pick<VisibleProfile, 'bio'> & {
  /** Missing in a profile that an earlier release has stored. */
  prompts?: VisibleProfile['prompts'] | undefined;
};

/** The text of a card at one photo: the interests with the member's own words, or a question with its answer. */
export type CardFace = { prompt: PromptAnswer; words?: never } | { prompt?: never; words: string };

/** The first answer stands in the place of a missing bio, so it is not shown again. */
const laterPrompts = ({ bio, prompts = [] }: Words) => (bio ? prompts : prompts.slice(1));

/** The first photo comes with the bio, each later one with the next answer, and the bio again when there is none. */
export function cardFace(profile: Words, index: number): CardFace {
  const prompt = index === 0 ? undefined : laterPrompts(profile)[index - 1];
  return prompt ? { prompt } : { words: profile.bio || (profile.prompts?.[0]?.answer ?? '') };
}

/** Says how often a card turns: once for each photo. A card with a single photo has a second face for an answer. */
export function countFaces(profile: Words, photos: number): number {
  return photos > 1 ? photos : Math.min(laterPrompts(profile).length, 1) + 1;
}
