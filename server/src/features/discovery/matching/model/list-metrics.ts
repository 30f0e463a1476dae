interface Item {
  readonly score: number;
  readonly isMatch: boolean;
}

const gainAt = (at: number): number => 1 / Math.log2(at + 2);

/**
 * The discounted gain of the first few, as a part of the best that there could be (Järvelin and Kekäläinen, 2002): from
 * 0 to 1, and 1 if all matches come first.
 */
export function ndcgAt(size: number, list: readonly Item[]): number {
  const matches = list.filter(({ isMatch }) => isMatch).length;
  let [gain, best] = [0, 0];
  for (let at = 0; at < Math.min(size, list.length); at += 1) {
    if (list[at]?.isMatch) gain += gainAt(at);
    if (at < matches) best += gainAt(at);
  }
  return best === 0 ? 0 : gain / best;
}

/** 1 / the place of the first match; 0 if there is none. */
export function reciprocalRank(list: readonly Item[]): number {
  const at = list.findIndex(({ isMatch }) => isMatch);
  return at === -1 ? 0 : 1 / (at + 1);
}

export interface Order {
  readonly concordant: number;
  readonly all: number;
}

/**
 * The pairs of a match and of another that stand in the right order, and all such pairs. A tie counts half. Their
 * quotient is the AUC.
 * @param items with the highest score first
 * @param weightOf how many times an item counts
 */
export function countConcordant<Each extends Item>(items: readonly Each[], weightOf: (item: Each) => number): Order {
  let [concordant, all, matches, tiedMatches, tiedOthers] = [0, 0, 0, 0, 0];
  let score = NaN;
  const closeTie = () => {
    concordant += tiedOthers * (matches + tiedMatches / 2);
    matches += tiedMatches;
  };
  let others = 0;
  for (const item of items) {
    if (item.score !== score) {
      closeTie();
      [tiedMatches, tiedOthers, score] = [0, 0, item.score];
    }
    const weight = weightOf(item);
    if (item.isMatch) tiedMatches += weight;
    else [tiedOthers, others] = [tiedOthers + weight, others + weight];
  }
  closeTie();
  all = matches * others;
  return { concordant, all };
}

/** The inequality of some counts, from 0 (all are equal) to nearly 1 (one has everything). */
export function gini(counts: readonly number[]): number {
  const sorted = counts.toSorted((one, other) => one - other);
  const total = sorted.reduce((sum, count) => sum + count, 0);
  const ranked = sorted.reduce((sum, count, at) => sum + (at + 1) * count, 0);
  return total === 0 ? 0 : (2 * ranked) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}
