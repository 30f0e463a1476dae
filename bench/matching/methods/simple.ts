import { createDice } from '../../../server/src/features/discovery/matching/model/dice.ts';
import { featuresOf } from '../../../server/src/features/discovery/matching/model/pair-features.ts';
import type { DatingEvent, Place } from '../read-events.ts';
import { directionsOf, type Directed, type Method } from '../ranking-method.ts';

/** Pseudo-answers by which a rate is drawn to the event's. */
const smoothings = [1, 2, 4, 8];

export const random: Method = {
  name: 'random',
  variants: [({ seed }) => ({ score: (viewer, candidate) => createDice(seed, viewer, candidate)() })],
};

export const interestOverlap: Method = {
  name: 'interest overlap',
  variants: [({ event }) => ({ score: (viewer, candidate) => overlapOf(event, viewer, candidate) })],
};

function overlapOf({ people }: DatingEvent, viewer: Place, candidate: Place): number {
  const [one, other] = [people[viewer], people[candidate]];
  return one && other ? featuresOf(one.profile, other.profile, null).interestCosine : 0;
}

/** The likes that a candidate has received, as a rate. */
export const popularity: Method = {
  name: 'one-sided popularity',
  variants: smoothings.map((smoothing) => ({ history }) => {
    const received = ratesBy(directionsOf(history), ({ to }) => to, smoothing);
    return { score: (_viewer, candidate) => received(candidate) };
  }),
};

/**
 * The sum of the log odds of four rates: of the likes that each of the two gives, and of those that each receives. It
 * is the model without features, without variances and without regard to the other side of each answer.
 */
export const pickinessAndAttractiveness: Method = {
  name: 'pickiness + attractiveness',
  variants: smoothings.map((smoothing) => ({ history }) => {
    const answers = directionsOf(history);
    const given = ratesBy(answers, ({ from }) => from, smoothing);
    const received = ratesBy(answers, ({ to }) => to, smoothing);
    const oddsOf = (place: Place) => logOdds(given(place)) + logOdds(received(place));
    return { score: (viewer, candidate) => oddsOf(viewer) + oddsOf(candidate) };
  }),
};

const logOdds = (rate: number): number => Math.log(rate / (1 - rate));

/** The rate of likes of each person, drawn to the rate of all by some pseudo-answers. */
function ratesBy(answers: readonly Directed[], placeOf: (answer: Directed) => Place, smoothing: number) {
  const likes = new Map<Place, { all: number; liked: number }>();
  for (const answer of answers) {
    const count = likes.get(placeOf(answer)) ?? { all: 0, liked: 0 };
    likes.set(placeOf(answer), { all: count.all + 1, liked: count.liked + Number(answer.isYes) });
  }
  const mean = (answers.filter((answer) => answer.isYes).length + 1) / (answers.length + 2);
  return (place: Place): number => {
    const { all, liked } = likes.get(place) ?? { all: 0, liked: 0 };
    return (liked + smoothing * mean) / (all + smoothing);
  };
}
