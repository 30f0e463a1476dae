import type { GivenAnswer } from '../../core/pairs/index.ts';

const fields = ['viewer', 'candidate', 'isLike', 'at', 'place', 'decidingMs', 'looked', 'hasWords', 'ending'] as const;

/** Answers by columns, in the order in which they were given. What is not known is -1, moments are ms since 1970. */
export type AnswerColumns = Readonly<Record<(typeof fields)[number], Float64Array>>;

/** Keeps the newest of many answers that come in any order. */
export interface NewestAnswers {
  add(answer: GivenAnswer): void;
  /** Answers before this moment, in ms, are no longer among the newest ones. */
  since(): number;
  inOrder(): AnswerColumns;
}

export const unknown = -1;

/**
 * The memory does not grow with the number of answers: there is room for twice as many as are kept, and when it is
 * full, the older half goes.
 */
export function createNewestAnswers(countMax: number, from: number): NewestAnswers {
  const columns = makeColumns(() => new Float64Array(2 * countMax));
  let [count, since] = [0, from];

  function inOrder(): AnswerColumns {
    const { at, viewer } = columns;
    const order = Uint32Array.from({ length: count }, (_, place) => place).sort(
      (one, other) => (at[one] ?? 0) - (at[other] ?? 0) || (viewer[one] ?? 0) - (viewer[other] ?? 0),
    );
    const kept = order.slice(-countMax);
    return makeColumns((field) => Float64Array.from(kept, (place) => columns[field][place] ?? 0));
  }

  function dropOlderHalf(): void {
    const kept = inOrder();
    for (const field of fields) columns[field].set(kept[field]);
    count = kept.at.length;
    since = Math.max(since, kept.at[0] ?? since);
  }

  return {
    add(answer) {
      if (answer.at.getTime() < since) return;
      if (count === 2 * countMax) dropOlderHalf();
      for (const field of fields) columns[field][count] = Number(answer[field] ?? unknown);
      count += 1;
    },
    since: () => since,
    inOrder,
  };
}

function makeColumns(make: (field: (typeof fields)[number]) => Float64Array): AnswerColumns {
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as AnswerColumns;
}
