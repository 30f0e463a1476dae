import { createDice } from '../../../server/src/features/discovery/matching/model/dice.ts';
import type { Place } from '../read-events.ts';
import { directionsOf, type Directed, type Method } from '../ranking-method.ts';
import { harmonicMean } from './reciprocal-filtering.ts';

const rounds = 60;
const rate = 0.05;
const spread = 0.1;
const choices = [1, 2, 5].flatMap((factors) => [0.02, 0.1].map((decay) => ({ factors, decay })));

/**
 * Latent factors in both directions (Neve and Palomares, "Latent Factor Models and Aggregation Operators for
 * Collaborative Filtering in Reciprocal Recommender Systems", 2019): a like is the product of a factor of the one who
 * answers and one of the one who is seen, learned by stochastic gradient descent. The harmonic mean is the score.
 */
export const latentFactors: Method = {
  name: 'LFRR (Neve and Palomares 2019)',
  variants: choices.map(({ factors, decay }) => ({ event, history, seed }) => {
    const dice = createDice(seed, 1);
    const start = () =>
      Float64Array.from({ length: factors }, () => Math.sqrt(0.4 / factors) + spread * (dice() - 0.5));
    const givers = event.people.map(start);
    const takers = event.people.map(start);
    const answers = directionsOf(history);
    for (let round = 0; round < rounds; round += 1) for (const answer of answers) learn(givers, takers, answer, decay);
    const interest = (from: Place, to: Place) => Math.max(1e-6, dot(givers[from], takers[to]));
    return { score: (viewer, candidate) => harmonicMean(interest(viewer, candidate), interest(candidate, viewer)) };
  }),
};

function learn(givers: readonly Float64Array[], takers: readonly Float64Array[], answer: Directed, decay: number) {
  const [giver, taker] = [givers[answer.from], takers[answer.to]];
  if (!giver || !taker) return;
  const error = Number(answer.isYes) - dot(giver, taker);
  for (let at = 0; at < giver.length; at += 1) {
    const [p, q] = [giver[at] ?? 0, taker[at] ?? 0];
    giver[at] = p + rate * (error * q - decay * p);
    taker[at] = q + rate * (error * p - decay * q);
  }
}

function dot(one: Float64Array | undefined, other: Float64Array | undefined): number {
  return one && other ? one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) : 0;
}
