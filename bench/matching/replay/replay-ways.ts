import type { placeDecoys } from '../../../server/src/features/discovery/matching/place-decoys.ts';
import { formatTable } from '../../report/table.ts';
import { gini } from '../../../server/src/features/discovery/matching/model/list-metrics.ts';
import type { Market, Side } from './invent-market.ts';
import { playMarket, type Played, type Way } from './play-market.ts';

const likersAlone: typeof placeDecoys = (all) =>
  new Set(all.filter(({ likesViewer }) => likesViewer).map(({ id }) => id));
const nobody: typeof placeDecoys = () => new Set();

const model: Way = { name: 'model', isModel: true, hasPrices: true, placeEarly: null };

export const ways: readonly Way[] = [
  { ...model, name: 'order without the model', isModel: false, hasPrices: false },
  model,
  { ...model, name: 'model without prices', hasPrices: false },
  { ...model, name: 'model, likers early without decoys', placeEarly: likersAlone },
  { ...model, name: 'model, likers by their ordinary score', placeEarly: nobody },
];

const sides: readonly Side[] = ['women', 'men'];
const seeds = [1, 2];

/**
 * Plays the same markets with each way, and prints what members got of it.
 * @param makeMarket makes the same market for the same seed
 */
export function replayWays(makeMarket: (seed: number) => Market): string {
  const rows = ways.map((way) => {
    const played = seeds.map((seed) => playMarket(way, makeMarket(seed), seed));
    const mean = (of: (each: Played) => number) => played.reduce((sum, each) => sum + of(each), 0) / played.length;
    return [
      way.name,
      mean(({ matches }) => matches).toFixed(0),
      (100 * mean(({ matches, swipes }) => matches / swipes)).toFixed(2),
      ...sides.flatMap((side) => [
        mean((each) => gini(exposureOf(each, side))).toFixed(3),
        mean((each) => shareOf(each, side, each.impressions, (count) => count > 0)).toFixed(3),
        (100 * mean((each) => shareOf(each, side, each.recent, (count) => count === 0))).toFixed(1),
        (100 * mean((each) => shareOf(each, side, each.matchesOf, (count) => count > 0))).toFixed(1),
      ]),
    ];
  });
  const headings = ['order', 'matches', 'matches in 100 swipes'];
  const ofSide = (side: Side) =>
    ['Gini', 'coverage', '% unseen in 7 days', '% with a match'].map((text) => `${side}: ${text}`);
  return formatTable([[...headings, ...sides.flatMap(ofSide)], ...rows]);
}

const exposureOf = ({ members, impressions }: Played, side: Side): number[] =>
  members.filter((each) => each.side === side).map(({ id }) => impressions.get(id) ?? 0);

/** The part of a side whose count fulfils a condition. */
function shareOf(
  { members }: Played,
  side: Side,
  counts: ReadonlyMap<number, number>,
  fulfils: (count: number) => boolean,
): number {
  const all = members.filter((each) => each.side === side);
  return all.filter(({ id }) => fulfils(counts.get(id) ?? 0)).length / all.length;
}
