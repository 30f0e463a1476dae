import { priorVariance } from '../../server/src/features/discovery/matching/model/belief.ts';
import { featureNames, featuresOf } from '../../server/src/features/discovery/matching/model/pair-features.ts';
import type { Features, FeatureName } from '../../server/src/features/discovery/matching/model/pair-features.ts';
import type { Weights } from '../../server/src/features/discovery/matching/model/weights.ts';
import { fitLogistic, type Observation } from './fit-logistic.ts';
import { directionsOf } from './ranking-method.ts';
import type { DatingEvent, Place } from './read-events.ts';

/** Weights are drawn to 0 as if this were the variance of the features' effects, in squared log odds. */
const weightVariance = 0.06;
const baseVariance = 4;

/** Fits the base and the weights of all features on some events, together with two numbers for each person in them. */
export function fitWeights(events: readonly DatingEvent[]): Weights {
  const people = events.reduce((sum, event) => sum + event.people.length, 0);
  const [baseAt, firstWeightAt] = [2 * people, 2 * people + 1];
  const observations: Observation[] = [];
  let before = 0;
  for (const event of events) {
    for (const { from, to, isYes } of directionsOf(event.pairs)) {
      const features = featuresBetween(event, from, to);
      const present = featureNames.flatMap((name, at) => (features[name] === 0 ? [] : [{ name, at }]));
      observations.push({
        places: [2 * (before + from), 2 * (before + to) + 1, baseAt, ...present.map(({ at }) => firstWeightAt + at)],
        values: [1, 1, 1, ...present.map(({ name }) => features[name])],
        offset: 0,
        isYes,
      });
    }
    before += event.people.length;
  }
  const precisions = Array.from({ length: firstWeightAt + featureNames.length }, (_each, at) =>
    at < baseAt ? 1 / priorVariance : at === baseAt ? 1 / baseVariance : 1 / weightVariance,
  );
  const { means } = fitLogistic(observations, precisions);
  const of = Object.fromEntries(featureNames.map((name, at) => [name, means[firstWeightAt + at] ?? 0]));
  return { base: means[baseAt] ?? 0, of: of as Record<FeatureName, number> };
}

export function featuresBetween({ people }: DatingEvent, from: Place, to: Place): Features {
  const [viewer, candidate] = [people[from], people[to]];
  if (!viewer || !candidate) throw new Error(`Nobody stands at place ${from} or ${to}.`);
  return featuresOf(viewer.profile, candidate.profile, null);
}
