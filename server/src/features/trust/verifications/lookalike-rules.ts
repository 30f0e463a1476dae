import type { PhotoRow } from '../../people/photos/index.ts';

/** A picture of another member that a selfie resembles: a photo of the profile, or a submitted selfie. */
export interface FoundLookalike {
  readonly userId: number;
  readonly name: string;
  readonly photo: PhotoRow | null;
  readonly selfieKey: string | null;
  /** False if the reviewer must not review that member. Then the reviewer is shown nothing of them. */
  readonly mayReview: boolean;
}

/** The picture that a reviewer compares with a selfie: the first that they may see; null if there is none. */
export function lookalikeFor(found: readonly FoundLookalike[]): FoundLookalike | null {
  return found.find(({ mayReview }) => mayReview) ?? null;
}

interface LookalikeFacts {
  /** True if the selfie was seen on pictures of another member. */
  readonly isFlagged: boolean;
  readonly found: readonly FoundLookalike[];
  readonly hasTicked: boolean;
  /** True if the reviewer has looked at the other picture, according to the server's own log. */
  readonly hasLooked: boolean;
}

/**
 * Says what an approval still needs because of a picture of another member: the tick, or a look at that picture. While
 * such a picture exists, a reviewer who must not see it cannot approve. Nobody looks at one that is gone.
 */
export function missingForLookalike({
  isFlagged,
  found,
  hasTicked,
  hasLooked,
}: LookalikeFacts): 'tick' | 'look' | null {
  if (!isFlagged) return null;
  if (!hasTicked) return 'tick';
  return found.length > 0 && !hasLooked ? 'look' : null;
}
