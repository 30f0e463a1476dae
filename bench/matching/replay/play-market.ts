import { rankDeck } from '../../../server/src/features/discovery/deck/rank-deck.ts';
import { createDice } from '../../../server/src/features/discovery/matching/model/dice.ts';
import { learnLesson } from '../../../server/src/features/discovery/matching/model/learn-lesson.ts';
import { lessonOf } from '../../../server/src/features/discovery/matching/model/lessons.ts';
import { featuresOf } from '../../../server/src/features/discovery/matching/model/pair-features.ts';
import { nextLogPrice } from '../../../server/src/features/discovery/matching/model/prices.ts';
import { startingWeights } from '../../../server/src/features/discovery/matching/model/starting-weights.ts';
import { baseOf } from '../../../server/src/features/discovery/matching/model/weights.ts';
import { orderDeck } from '../../../server/src/features/discovery/matching/order-deck.ts';
import type { placeDecoys } from '../../../server/src/features/discovery/matching/place-decoys.ts';
import { distanceBand } from '../../../server/src/features/people/profiles/town-distance.ts';
import type { Market, MarketMember } from './invent-market.ts';

/** A way to order decks. */
export interface Way {
  readonly name: string;
  readonly isModel: boolean;
  readonly hasPrices: boolean;
  /** Null for the model's own choice, with decoys. */
  readonly placeEarly: typeof placeDecoys | null;
}

export interface Played {
  readonly members: readonly MarketMember[];
  readonly matches: number;
  readonly swipes: number;
  /** The impressions of each member, by id, in all days and in the last seven. */
  readonly impressions: ReadonlyMap<number, number>;
  readonly recent: ReadonlyMap<number, number>;
  readonly matchesOf: ReadonlyMap<number, number>;
}

const days = 14;
/** A visit is so many cards. */
const cards = 12;
/** Intervals of prices in a day, in which members are shown what they are on that day. */
const priceSteps = 12;
const firstDay = Date.UTC(2026, 0, 5);

const add = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);

/** Plays the days of a market in which each visitor swipes the first cards of a deck in this order. */
export function playMarket(way: Way, { members, likes }: Market, seed: number): Played {
  const dice = createDice(seed, 2);
  const answers = new Map<number, Map<number, boolean>>(members.map(({ id }) => [id, new Map()]));
  const [impressions, recent, matchesOf] = [new Map<number, number>(), new Map(), new Map()];
  let [matches, swipes] = [0, 0];
  for (let day = 0; day < days; day += 1) {
    const today = new Map<number, number>();
    for (const viewer of members.filter(({ visits }) => dice() < visits)) {
      const own = answers.get(viewer.id);
      const left = members.filter(({ id, side }) => side !== viewer.side && !own?.has(id));
      for (const candidate of orderFor(way, { viewer, left, day, likes: likesTo(viewer, left, answers) })) {
        const isLike = dice() < likes(viewer, candidate);
        own?.set(candidate.id, isLike);
        teach(viewer, candidate, isLike);
        swipes += 1;
        for (const counts of [impressions, today]) add(counts, candidate.id);
        if (day >= days - 7) add(recent, candidate.id);
        if (!isLike || answers.get(candidate.id)?.get(viewer.id) !== true) continue;
        matches += 1;
        add(matchesOf, viewer.id);
        add(matchesOf, candidate.id);
      }
    }
    if (way.hasPrices) setPrices(members, today);
  }
  return { members, matches, swipes, impressions, recent, matchesOf };
}

function likesTo(
  viewer: MarketMember,
  left: readonly MarketMember[],
  answers: ReadonlyMap<number, Map<number, boolean>>,
) {
  return new Set(left.filter(({ id }) => answers.get(id)?.get(viewer.id) === true).map(({ id }) => id));
}

interface Visit {
  readonly viewer: MarketMember;
  readonly left: readonly MarketMember[];
  readonly day: number;
  readonly likes: ReadonlySet<number>;
}

function orderFor({ isModel, placeEarly }: Way, { viewer, left, day, likes }: Visit): MarketMember[] {
  const byId = new Map(left.map((each) => [each.id, each]));
  const date = new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10);
  const rows = left.map(({ id, profile }) => ({
    id,
    town: profile.town,
    rankKey: 7 * createDice(id, day - (day % 7))(),
  }));
  const ids = isModel
    ? orderDeck({
        viewer,
        weights: startingWeights,
        seed: viewer.id * 1000 + day,
        chanceOf: (id) => createDice(viewer.id, 5, id)(),
        ...(placeEarly && { placeEarly }),
        candidates: left.map((each) => ({
          ...each,
          distanceBand: distanceBand(viewer.profile.town, each.profile.town),
          likesViewer: likes.has(each.id),
          isAnswered: false,
        })),
      })
    : rankDeck(rows, { id: viewer.id, town: viewer.profile.town }, date).map(({ id }) => id);
  return ids.slice(0, cards).flatMap((id) => byId.get(id) ?? []);
}

function teach(viewer: MarketMember, candidate: MarketMember, isLike: boolean): void {
  const band = distanceBand(viewer.profile.town, candidate.profile.town);
  const learned = learnLesson(lessonOf[isLike ? 'like' : 'pass'], {
    viewer: viewer.state,
    candidate: candidate.state,
    baseOfViewer: baseOf(startingWeights, featuresOf(viewer.profile, candidate.profile, band)),
    baseOfCandidate: baseOf(startingWeights, featuresOf(candidate.profile, viewer.profile, band)),
  });
  viewer.state = learned.viewer;
  candidate.state = learned.candidate;
  candidate.shown += 1;
}

function setPrices(members: readonly MarketMember[], today: ReadonlyMap<number, number>): void {
  for (const side of ['women', 'men'] as const) {
    const all = members.filter((each) => each.side === side);
    const fairShare = all.reduce((sum, { id }) => sum + (today.get(id) ?? 0), 0) / all.length;
    for (const each of all) {
      const exposure = { shown: today.get(each.id) ?? 0, fairShare, waitingLikes: 0 };
      for (let step = 0; step < priceSteps; step += 1) each.logPrice = nextLogPrice(each.logPrice, exposure);
    }
  }
}
