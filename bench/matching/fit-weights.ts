import type { LessonTable } from '../../server/src/features/discovery/matching/model/lesson-table.ts';
import { featureNames, featuresOf } from '../../server/src/features/discovery/matching/model/pair-features.ts';
import type { Features, FeatureName } from '../../server/src/features/discovery/matching/model/pair-features.ts';
import { refitWeights } from '../../server/src/features/discovery/matching/model/refit-weights.ts';
import type { Weights } from '../../server/src/features/discovery/matching/model/weights.ts';
import { directionsOf } from './ranking-method.ts';
import type { DatingEvent, Place } from './read-events.ts';

const noWeights: Weights = {
  base: 0,
  of: Object.fromEntries(featureNames.map((name) => [name, 0])) as Record<FeatureName, number>,
};

/** Fits the base and the weights of all features on some events, as the nightly refit does, but from nothing. */
export function fitWeights(events: readonly DatingEvent[]): Weights {
  const table = tableOf(events);
  return refitWeights(table, Int32Array.from(table.viewers.keys()), noWeights);
}

/** All answers of some events. No person is at two of them. */
export function tableOf(events: readonly DatingEvent[]): LessonTable {
  const before = events.map((_event, at) => events.slice(0, at).reduce((sum, { people }) => sum + people.length, 0));
  const lessons = events.flatMap((event, at) =>
    directionsOf(event.pairs).map(({ from, to, isYes }) => ({
      viewer: (before[at] ?? 0) + from,
      candidate: (before[at] ?? 0) + to,
      isYes,
      features: featuresBetween(event, from, to),
    })),
  );
  const columns = featureNames.map((name) => [name, Float64Array.from(lessons, ({ features }) => features[name])]);
  return {
    memberIds: Float64Array.from(events.flatMap(({ people }) => people).keys()),
    viewers: Int32Array.from(lessons, ({ viewer }) => viewer),
    candidates: Int32Array.from(lessons, ({ candidate }) => candidate),
    likes: Uint8Array.from(lessons, ({ isYes }) => Number(isYes)),
    weights: new Float64Array(lessons.length).fill(1),
    places: new Int32Array(lessons.length),
    ofPairAlone: new Uint8Array(lessons.length),
    moments: new Float64Array(lessons.length),
    features: Object.fromEntries(columns) as Record<FeatureName, Float64Array>,
  };
}

export function featuresBetween({ people }: DatingEvent, from: Place, to: Place): Features {
  const [viewer, candidate] = [people[from], people[to]];
  if (!viewer || !candidate) throw new Error(`Nobody stands at place ${from} or ${to}.`);
  return featuresOf(viewer.profile, candidate.profile, null);
}
