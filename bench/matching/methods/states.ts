import {
  newMember,
  priorVariance,
  type MemberState,
  type PairOfMembers,
} from '../../../server/src/features/discovery/matching/model/belief.ts';
import { learnLesson } from '../../../server/src/features/discovery/matching/model/learn-lesson.ts';
import { lessonOf } from '../../../server/src/features/discovery/matching/model/lessons.ts';
import { baseOf } from '../../../server/src/features/discovery/matching/model/weights.ts';
import { fitLogistic } from '../fit-logistic.ts';
import { featuresBetween } from '../fit-weights.ts';
import { directionsOf, type Known } from '../ranking-method.ts';
import type { Place } from '../read-events.ts';

/** Everybody's state after the history, one answer after the other, as production learns it. */
export function learnHistory(known: Known): MemberState[] {
  const states: MemberState[] = known.event.people.map(() => newMember);
  for (const { from, to, isYes } of directionsOf(known.history)) {
    const learned = learnLesson(lessonOf[isYes ? 'like' : 'pass'], pairBetween(known, states, from, to));
    states[from] = learned.viewer;
    states[to] = learned.candidate;
  }
  return states;
}

/** Two people as the functions of production take them. */
export function pairBetween(
  { event, weights }: Pick<Known, 'event' | 'weights'>,
  states: readonly MemberState[],
  viewer: Place,
  candidate: Place,
): PairOfMembers {
  return {
    viewer: states[viewer] ?? newMember,
    candidate: states[candidate] ?? newMember,
    baseOfViewer: baseOf(weights, featuresBetween(event, viewer, candidate)),
    baseOfCandidate: baseOf(weights, featuresBetween(event, candidate, viewer)),
  };
}

/** Everybody's state from the whole history at once, which is the best that a pass over it can come near to. */
export function fitHistory({ event, history, weights }: Known): MemberState[] {
  const observations = directionsOf(history).map(({ from, to, isYes }) => ({
    places: [2 * from, 2 * to + 1],
    values: [1, 1],
    offset: baseOf(weights, featuresBetween(event, from, to)),
    isYes,
  }));
  const precisions = Array.from({ length: 2 * event.people.length }, () => 1 / priorVariance);
  const { means, variances } = fitLogistic(observations, precisions);
  const spread = variances();
  const beliefAt = (at: number) => ({ mean: means[at] ?? 0, variance: spread[at] ?? 0 });
  return event.people.map((_person, place) => ({
    generosity: beliefAt(2 * place),
    attractiveness: beliefAt(2 * place + 1),
  }));
}
