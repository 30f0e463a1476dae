import { isInTrial } from './weights-for.ts';

export interface Arm {
  /** Cards that its members were dealt. */
  readonly cards: number;
  /** Matches of its members. One of two members of an arm counts for both. */
  readonly matches: number;
}

interface Dealt {
  readonly viewer: number;
  readonly cards: number;
}

interface Match {
  readonly lowId: number;
  readonly highId: number;
}

/** The cards that members of a trial and all others were dealt, with the matches that came of them. */
export function compareArms(
  trial: Parameters<typeof isInTrial>[0],
  dealt: readonly Dealt[],
  matches: readonly Match[],
): { readonly trial: Arm; readonly others: Arm } {
  const arms = { trial: { cards: 0, matches: 0 }, others: { cards: 0, matches: 0 } };
  const armOf = (id: number) => (isInTrial(trial, id) ? arms.trial : arms.others);
  for (const { viewer, cards } of dealt) armOf(viewer).cards += cards;
  for (const { lowId, highId } of matches) for (const id of [lowId, highId]) armOf(id).matches += 1;
  return arms;
}
