import type { GivenAnswer } from '../../core/pairs/index.ts';

const fields = ['viewer', 'candidate', 'isLike', 'at', 'place', 'decidingMs', 'looked', 'hasWords'] as const;

const unknown = -1;
const known = (value = unknown): number | null => (value === unknown ? null : value);

/** Keeps the newest of many answers that come in any order. */
export interface NewestAnswers {
  add(answer: GivenAnswer): void;
  /** Answers before this moment, in ms, are no longer among the newest ones. */
  since(): number;
  /** The answers in the order in which they were given. */
  inOrder(): GivenAnswer[];
}

/**
 * The memory does not grow with the number of answers: there is room for twice as many as are kept, and when it is
 * full, the older half goes.
 */
export function createNewestAnswers(countMax: number, from: number): NewestAnswers {
  const columns = Object.fromEntries(fields.map((field) => [field, new Float64Array(2 * countMax)])) as Record<
    (typeof fields)[number],
    Float64Array
  >;
  let [count, since] = [0, from];

  const order = (): number[] =>
    [...Array(count).keys()].toSorted((one, other) => {
      const [first, second] = [columns.at[one] ?? 0, columns.at[other] ?? 0];
      return first - second || (columns.viewer[one] ?? 0) - (columns.viewer[other] ?? 0);
    });

  function dropOlderHalf(): void {
    const kept = order().slice(-countMax);
    for (const field of fields) columns[field].set(kept.map((at) => columns[field][at] ?? 0));
    count = kept.length;
    since = Math.max(since, columns.at[0] ?? since);
  }

  const read = (at: number): GivenAnswer => ({
    viewer: columns.viewer[at] ?? 0,
    candidate: columns.candidate[at] ?? 0,
    isLike: columns.isLike[at] === 1,
    at: new Date(columns.at[at] ?? 0),
    place: known(columns.place[at]),
    decidingMs: known(columns.decidingMs[at]),
    looked: known(columns.looked[at]),
    hasWords: columns.hasWords[at] === 1,
  });

  return {
    add(answer) {
      if (answer.at.getTime() < since) return;
      if (count === 2 * countMax) dropOlderHalf();
      for (const field of fields) columns[field][count] = Number(answer[field] ?? unknown);
      count += 1;
    },
    since: () => since,
    inOrder: () => order().slice(-countMax).map(read),
  };
}
