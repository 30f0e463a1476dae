import { createDice } from './dice.ts';
import type { LessonTable } from './lesson-table.ts';

/** The lessons as places in a table, in their order. */
export interface SplitLessons {
  readonly fit: Int32Array;
  /** About a fifth of the pairs. */
  readonly pairs: Int32Array;
  /** The pairs with an answer of the newest week, or of the newest quarter of all lessons if that is less. */
  readonly newest: Int32Array;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;
const heldPart = 0.2;
/** In a large installation the newest lessons are those of some hours. */
const newestPart = 0.25;

/**
 * Splits lessons into those to fit and two kinds to check. A pair's answers are never on two sides: the second answer
 * of a pair goes with the first one, and who was liked is told by it. Lessons about a pair alone are no answers to
 * cards, so no forecast of these is checked by them: they are fitted to, and left out if they are among the newest.
 */
export function splitLessons(table: LessonTable): SplitLessons {
  const { memberIds, viewers, candidates, moments, ofPairAlone } = table;
  const isAnswer = (at: number) => ofPairAlone[at] !== 1;
  const sorted = moments.toSorted();
  const quarterBegins = sorted[Math.floor(sorted.length * (1 - newestPart))] ?? Infinity;
  const newestBegin = Math.max((sorted.at(-1) ?? 0) - weekMs, quarterBegins);
  const keyOf = (at: number): number => {
    const [one, other] = [viewers[at] ?? 0, candidates[at] ?? 0];
    return Math.min(one, other) * memberIds.length + Math.max(one, other);
  };
  const all = Int32Array.from(viewers, (_viewer, at) => at);
  const ofNewest = new Set<number>();
  for (const at of all) if ((moments[at] ?? 0) > newestBegin) ofNewest.add(keyOf(at));
  const isHeld = (at: number): boolean => {
    const [one, other] = [memberIds[viewers[at] ?? 0] ?? 0, memberIds[candidates[at] ?? 0] ?? 0];
    return createDice(Math.min(one, other), Math.max(one, other))() < heldPart;
  };
  const older = all.filter((at) => !ofNewest.has(keyOf(at)));
  return {
    fit: older.filter((at) => !isHeld(at) || !isAnswer(at)),
    pairs: older.filter((at) => isHeld(at) && isAnswer(at)),
    newest: all.filter((at) => ofNewest.has(keyOf(at)) && isAnswer(at)),
  };
}
