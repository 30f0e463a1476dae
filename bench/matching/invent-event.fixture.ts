import { createDice } from '../../server/src/features/discovery/matching/model/dice.ts';
import { featuresOf } from '../../server/src/features/discovery/matching/model/pair-features.ts';
import type { DatingEvent, Person } from './read-events.ts';

interface Invention {
  readonly seed: number;
  /** The people of each of the two groups. */
  readonly size: number;
  readonly ageDistance: number;
  readonly sharedInterests: number;
}

const interests = ['art', 'hiking', 'music', 'reading', 'sports', 'yoga'];

/** An event whose answers follow the model: two numbers for each person, and the given weights of features. */
export function inventEvent({ seed, size, ageDistance, sharedInterests }: Invention): DatingEvent {
  const dice = createDice(seed);
  /** About normal, with a variance of .67. */
  const draw = () => Math.sqrt(0.67) * (Array.from({ length: 12 }, dice).reduce((sum, each) => sum + each, 0) - 6);
  const people = Array.from({ length: 2 * size }, (_each, at): Person & { gives: number; gets: number } => ({
    id: at + 1,
    gives: draw(),
    gets: draw(),
    profile: {
      age: 20 + Math.floor(20 * dice()),
      interests: interests.filter(() => dice() < 0.5),
      languages: [],
      goal: null,
      town: null,
      county: null,
      completeness: null,
      photoCount: null,
      isVerified: null,
      weeksAway: null,
    },
  }));
  const likes = (from: number, to: number): boolean => {
    const [viewer, candidate] = [people[from], people[to]];
    if (!viewer || !candidate) return false;
    const features = featuresOf(viewer.profile, candidate.profile, null);
    const pair = ageDistance * features.ageDistance + sharedInterests * features.sharedInterests;
    return dice() < 1 / (1 + Math.exp(-(viewer.gives + candidate.gets + pair)));
  };
  const pairs = Array.from({ length: size * size }, (_each, at) => {
    const [one, other] = [Math.floor(at / size), size + (at % size)];
    return { one, other, oneLikes: likes(one, other), otherLikes: likes(other, one) };
  });
  return { name: String(seed), people: people.map(({ id, profile }) => ({ id, profile })), pairs };
}
