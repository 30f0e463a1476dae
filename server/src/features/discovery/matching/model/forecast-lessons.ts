import { newMember, type Belief } from './belief.ts';
import { learnAnswer } from './learn-answer.ts';
import type { LessonTable } from './lesson-table.ts';
import { featureNames } from './pair-features.ts';
import { predictLike } from './predict-like.ts';
import type { Weights } from './weights.ts';

/**
 * The probabilities of a like in some lessons, as members get them: the functions of production learn other lessons one
 * after the other, and then predict these.
 */
export function forecastLessons(
  table: LessonTable,
  weights: Weights,
  learned: Int32Array,
  asked: Int32Array,
): Float64Array {
  const { viewers, candidates, likes } = table;
  const generosity: Belief[] = Array.from(table.memberIds, () => newMember.generosity);
  const attractiveness: Belief[] = Array.from(table.memberIds, () => newMember.attractiveness);
  const believed = (at: number) => ({
    base: baseAt(table, weights, at),
    viewer: viewers[at] ?? 0,
    candidate: candidates[at] ?? 0,
    ofViewer: generosity[viewers[at] ?? 0] ?? newMember.generosity,
    ofCandidate: attractiveness[candidates[at] ?? 0] ?? newMember.attractiveness,
  });
  for (const at of learned) {
    if (table.ofPairAlone[at] === 1) continue;
    const { base, viewer, candidate, ofViewer, ofCandidate } = believed(at);
    const answer = { base, isYes: likes[at] === 1, weight: table.weights[at] ?? 1 };
    const after = learnAnswer(answer, ofViewer, ofCandidate);
    generosity[viewer] = after.generosity;
    attractiveness[candidate] = after.attractiveness;
  }
  return Float64Array.from(asked, (at) => {
    const { base, ofViewer, ofCandidate } = believed(at);
    return predictLike(base, ofViewer, ofCandidate);
  });
}

function baseAt({ features }: LessonTable, { base, of }: Weights, at: number): number {
  return featureNames.reduce((sum, name) => sum + of[name] * (features[name][at] ?? 0), base);
}
