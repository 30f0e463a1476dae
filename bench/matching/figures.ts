import { firstOnes } from './first-ones.ts';
import {
  countConcordant,
  gini,
  ndcgAt,
  reciprocalRank,
  type Order,
} from '../../server/src/features/discovery/matching/model/list-metrics.ts';
import { sumOf, type RankedFold, type RankedItem, type RankedList } from './rank-folds.ts';

export interface Figures {
  readonly auc: number;
  readonly userAuc: number;
  readonly ndcg5: number;
  readonly ndcg10: number;
  readonly mrr: number;
  /** The part of all lists whose first is a match. */
  readonly matchFirst: number;
  /** Matches among the first five of all lists. */
  readonly matchesInFive: number;
  /** The inequality of being among the first five, and the part of people who are at least once. */
  readonly gini: number;
  readonly coverage: number;
  /** A direction's log-loss; null without probabilities. */
  readonly logLoss: number | null;
}

/** NDCG and MRR are means over the lists with a match, the AUC of users over those with a match and another. */
export function figuresOf(folds: readonly RankedFold[]): Figures {
  const lists = folds.flatMap((fold) => fold.lists);
  const withMatch = lists.filter(hasMatch);
  const orders = lists.map(({ items }) => countConcordant(items, once)).filter(({ all }) => all > 0);
  const exposures = folds.map(exposureIn);
  const answers = sumOf(lists, ({ items }) => items.length);
  const losses = lists.flatMap(({ logLoss }) => logLoss ?? []);
  return {
    auc: aucOf(folds.map(orderFold)),
    userAuc: mean(orders, ({ concordant, all }) => concordant / all),
    ndcg5: mean(withMatch, ({ items }) => ndcgAt(5, items)),
    ndcg10: mean(withMatch, ({ items }) => ndcgAt(10, items)),
    mrr: mean(withMatch, ({ items }) => reciprocalRank(items)),
    matchFirst: mean(lists, ({ items }) => Number(items[0]?.isMatch === true)),
    matchesInFive: sumOf(lists, ({ items }) => items.slice(0, firstOnes).filter(({ isMatch }) => isMatch).length),
    gini: mean(exposures, gini),
    coverage: mean(exposures, (counts) => counts.filter((count) => count > 0).length / counts.length),
    logLoss: losses.length === lists.length ? sumOf(losses, (loss) => loss) / answers : null,
  };
}

export const hasMatch = ({ items }: RankedList): boolean => items.some(({ isMatch }) => isMatch);

const once = (): number => 1;

interface SeenItem extends RankedItem {
  /** The viewer in whose list it is. */
  readonly person: string;
}

/** A fold as its AUC needs it. */
export interface OrderedFold {
  /** The items of all lists, the highest score first. */
  readonly items: readonly SeenItem[];
  /** The order within each list alone. */
  readonly own: readonly (Order & { readonly person: string })[];
}

export function orderFold({ lists }: RankedFold): OrderedFold {
  return {
    items: lists
      .flatMap(({ person, items }) => items.map((item) => ({ ...item, person })))
      .toSorted((one, other) => other.score - one.score),
    own: lists.map(({ person, items }) => ({ person, ...countConcordant(items, once) })),
  };
}

/**
 * The AUC of match over all items, where a match is compared with others of its fold only.
 * @param countOf how often a person counts. Items of one list are then compared as often, and not as often squared:
 * copies of a person are never compared with each other, because two people are never that alike
 */
export function aucOf(folds: readonly OrderedFold[], countOf: (item: { person: string }) => number = once): number {
  let [concordant, all] = [0, 0];
  for (const { items, own } of folds) {
    const order = countConcordant(items, countOf);
    concordant += order.concordant;
    all += order.all;
    for (const list of own) {
      const excess = countOf(list) ** 2 - countOf(list);
      concordant -= excess * list.concordant;
      all -= excess * list.all;
    }
  }
  return concordant / all;
}

/** For everybody in any list of a fold, the number of lists that have them among the first five. */
function exposureIn({ lists }: RankedFold): number[] {
  const counts = new Map<number, number>();
  for (const { items } of lists)
    for (const [at, { place }] of items.entries()) counts.set(place, (counts.get(place) ?? 0) + Number(at < firstOnes));
  return [...counts.values()];
}

function mean<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return sumOf(items, value) / items.length;
}
