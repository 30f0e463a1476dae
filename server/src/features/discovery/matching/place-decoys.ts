/** A candidate as far as decoys are concerned. */
export interface Hideable {
  readonly id: number;
  /** Candidates of one kind could be each other's decoys, for whoever looks at a deck. */
  readonly kind: string;
  readonly likesViewer: boolean;
}

/**
 * Chooses whom a deck places early: those who like the viewer, because a match needs it, and for each of them a
 * stranger of the same kind. Without the strangers, whoever stands higher than expected has liked.
 *
 * Strangers are drawn with the same chance, so any half of those who are chosen of a kind may be the likers. A liker
 * for whom no stranger is left stays out. Nobody may compute `chanceOf`, or they would know the strangers. It is the
 * same on each day: if the strangers changed, those who stay would be the likers.
 * @param chanceOf a secret number from 0 up to 1 for each candidate's id, always the same for one viewer
 */
export function placeDecoys(candidates: readonly Hideable[], chanceOf: (id: number) => number): ReadonlySet<number> {
  const kindsOfLikers = new Set(candidates.filter(({ likesViewer }) => likesViewer).map(({ kind }) => kind));
  const early = new Set<number>();
  for (const kind of kindsOfLikers) {
    const drawn = candidates
      .filter((each) => each.kind === kind)
      .map(({ id, likesViewer }) => ({ id, likesViewer, chance: chanceOf(id) }))
      .sort((one, other) => one.chance - other.chance || one.id - other.id);
    const likers = drawn.filter(({ likesViewer }) => likesViewer);
    const strangers = drawn.filter(({ likesViewer }) => !likesViewer);
    const size = Math.min(likers.length, strangers.length);
    for (const { id } of [...likers.slice(0, size), ...strangers.slice(0, size)]) early.add(id);
  }
  return early;
}
