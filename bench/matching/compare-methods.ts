import { createDice } from '../../server/src/features/discovery/matching/model/dice.ts';
import { aucOf, hasMatch, orderFold, type OrderedFold } from './figures.ts';
import { ndcgAt } from '../../server/src/features/discovery/matching/model/list-metrics.ts';
import { sumOf, type RankedFold } from './rank-folds.ts';

const resamples = 1000;
const [lowest, highest] = [0.025, 0.975];

/** A gain with its 95 % interval. */
export interface Gain {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Gains {
  readonly auc: Gain;
  readonly ndcg10: Gain;
}

interface Prepared {
  readonly folds: readonly OrderedFold[];
  readonly lists: readonly { readonly person: string; readonly ndcg10: number }[];
}

/**
 * The gain of one method over each of the others, by a paired bootstrap (Efron and Tibshirani, 1993): all are measured
 * on the same people, drawn with replacement from those who have a list.
 */
export function compareMethods(method: readonly RankedFold[], others: readonly (readonly RankedFold[])[]): Gains[] {
  const [own, prepared] = [prepare(method), others.map(prepare)];
  const people = [...new Set(method.flatMap(({ lists }) => lists.map(({ person }) => person)))];
  const differences = others.map((): { auc: number[]; ndcg10: number[] } => ({ auc: [], ndcg10: [] }));
  const dice = createDice(resamples, people.length);
  for (let count = 0; count < resamples; count += 1) {
    const counts = drawPeople(people, dice);
    const figures = measure(own, counts);
    for (const [at, other] of prepared.entries()) {
      const { auc, ndcg10 } = measure(other, counts);
      differences[at]?.auc.push(figures.auc - auc);
      differences[at]?.ndcg10.push(figures.ndcg10 - ndcg10);
    }
  }
  return differences.map(({ auc, ndcg10 }) => ({ auc: gainOf(auc), ndcg10: gainOf(ndcg10) }));
}

function prepare(folds: readonly RankedFold[]): Prepared {
  const lists = folds.flatMap((fold) => fold.lists).filter(hasMatch);
  return {
    folds: folds.map(orderFold),
    lists: lists.map(({ person, items }) => ({ person, ndcg10: ndcgAt(10, items) })),
  };
}

function drawPeople(people: readonly string[], dice: () => number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let drawn = 0; drawn < people.length; drawn += 1) {
    const person = people[Math.floor(dice() * people.length)] ?? '';
    counts.set(person, (counts.get(person) ?? 0) + 1);
  }
  return counts;
}

function measure({ folds, lists }: Prepared, counts: ReadonlyMap<string, number>) {
  const countOf = ({ person }: { readonly person: string }) => counts.get(person) ?? 0;
  return {
    auc: aucOf(folds, countOf),
    ndcg10: sumOf(lists, (list) => countOf(list) * list.ndcg10) / sumOf(lists, countOf),
  };
}

function gainOf(differences: readonly number[]): Gain {
  const sorted = differences.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? NaN;
  return { mean: sumOf(sorted, (each) => each) / sorted.length, low: at(lowest), high: at(highest) };
}
