import type { MemberState } from '../../../server/src/features/discovery/matching/model/belief.ts';
import { drawState } from '../../../server/src/features/discovery/matching/model/draw-state.ts';
import { predictBoth, scorePair } from '../../../server/src/features/discovery/matching/model/score-pair.ts';
import { startingWeights } from '../../../server/src/features/discovery/matching/model/starting-weights.ts';
import type { Known, Method, Rank, Ranking } from '../ranking-method.ts';
import type { Place } from '../read-events.ts';
import { settlePrices } from './settle-prices.ts';
import { fitHistory, learnHistory, pairBetween } from './states.ts';

/** The candidate's state as the deck of this viewer takes it. */
type Look = (viewer: Place, candidate: Place, state: MemberState) => MemberState;

const plainLook: Look = (_viewer, _candidate, state) => state;

/** Ranks with the functions that production runs. Everybody at a speed date is active. */
function rankBy(known: Known, states: readonly MemberState[], look = plainLook): Ranking {
  const pairOf = (viewer: Place, candidate: Place) => {
    const pair = pairBetween(known, states, viewer, candidate);
    return { ...pair, candidate: look(viewer, candidate, pair.candidate) };
  };
  return {
    score: (viewer, candidate) => scorePair(pairOf(viewer, candidate), { activeProbability: 1, logPrice: 0 }),
    likes: (viewer, candidate) => predictBoth(pairOf(viewer, candidate)).viewerLikes,
  };
}

const rankAsProduction: Rank = (known) => rankBy(known, learnHistory(known));

const oneOf = (name: string, rank: Rank): Method => ({ name, variants: [rank] });

export const batchModel = oneOf('batch model', (known) => rankBy(known, fitHistory(known)));

export const production = oneOf('production', rankAsProduction);

export const productionAsShipped = oneOf('production, shipped weights', (known) =>
  rankAsProduction({ ...known, weights: startingWeights }),
);

export const productionDrawn = oneOf('production, drawn', (known) => {
  const look: Look = (viewer, candidate, state) =>
    drawState(state, known.seed * known.event.people.length + viewer, candidate);
  return { score: rankBy(known, learnHistory(known), look).score };
});

export const productionPriced = oneOf('production, priced', (known) => {
  const { score } = rankAsProduction(known);
  const priceOf = settlePrices(known, score);
  return { score: (viewer, candidate) => score(viewer, candidate) - priceOf(candidate) };
});

export const ownPreference = oneOf('own preference only', (known) => {
  const { likes } = rankAsProduction(known);
  return { score: (viewer, candidate) => likes?.(viewer, candidate) ?? 0 };
});
