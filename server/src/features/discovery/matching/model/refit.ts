import { figuresOfForecast, lossesOf } from './forecast-figures.ts';
import { forecastLessons } from './forecast-lessons.ts';
import { judgeRefit, type Comparison } from './judge-refit.ts';
import { checkLessons, type LessonTable } from './lesson-table.ts';
import { refitWeights } from './refit-weights.ts';
import { splitLessons } from './split-lessons.ts';
import type { Weights } from './weights.ts';

export interface Refit {
  readonly weights: Weights;
  /** Lessons that the weights were fitted to. */
  readonly lessons: number;
  readonly pairs: Comparison;
  readonly newest: Comparison;
  /** Null if the new weights may be used. */
  readonly refusedBecause: string | null;
}

/** The most lessons that a refit takes, the newest ones. */
export const refitLessonsMax = 200_000;
/** Fewer lessons say less than the weights in use. */
const fitLessonsMin = 2000;
const heldLessonsMin = 300;

/**
 * Fits new weights and compares them with those in use (the offline gate). The weights are those that were compared:
 * they are not fitted again with the held lessons.
 * @returns the new weights with the figures, or the reason why there are none
 * @throws BrokenLessonsError
 */
export function refit(table: LessonTable, active: Weights, drawnTo: Weights): Refit | { readonly tooFew: string } {
  checkLessons(table);
  const split = splitLessons(table);
  if (split.fit.length < fitLessonsMin) return { tooFew: `${split.fit.length} of ${fitLessonsMin} lessons to fit` };
  for (const held of ['pairs', 'newest'] as const) {
    const { length } = split[held];
    if (length < heldLessonsMin) return { tooFew: `${length} of ${heldLessonsMin} lessons to check (${held})` };
  }
  const weights = refitWeights(table, split.fit, drawnTo);
  const compare = (asked: Int32Array) => compareOn(table, { active, refitted: weights }, split.fit, asked);
  const compared = { pairs: compare(split.pairs), newest: compare(split.newest) };
  return { weights, lessons: split.fit.length, ...compared, refusedBecause: judgeRefit(weights, compared) };
}

function compareOn(
  table: LessonTable,
  { active, refitted }: { readonly active: Weights; readonly refitted: Weights },
  learned: Int32Array,
  asked: Int32Array,
): Comparison {
  const likes = Uint8Array.from(asked, (at) => table.likes[at] ?? 0);
  const before = forecastLessons(table, active, learned, asked);
  const after = forecastLessons(table, refitted, learned, asked);
  const lossAfter = lossesOf(after, likes);
  const gains = lossesOf(before, likes).map((loss, at) => loss - (lossAfter[at] ?? 0));
  const gain = gains.reduce((sum, each) => sum + each, 0) / gains.length;
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / (gains.length - 1);
  return {
    active: figuresOfForecast(before, likes),
    refitted: figuresOfForecast(after, likes),
    gain,
    gainError: Math.sqrt(variance / gains.length),
  };
}
