import { sql, statement, type Sql } from '../../../database/sql.ts';
import { isPairOf, mayCommunicate } from './relation-sql.ts';

/**
 * The bit of the column `taught` for each thing that two matches have done together and that is settled: it has taught,
 * or it never will, because one of them had stopped the learning or was not trusted. The row does not say which, since
 * both read it in their data.
 */
export const bitOf = { conversation: 1, call: 2, datePlan: 4 } as const;

/** The bit of a pair of which one is no person. It teaches nothing. */
export const teachesNothing = 8;

/** The bits of a match that one of the two ended within a day, by the side of the one who ended it. */
export const endedEarly = { low: 16, high: 32 } as const;

export type TogetherEvent = keyof typeof bitOf;

/** Two matches have done something together that has not taught the ranking yet. */
export interface TogetherLesson {
  readonly lowId: number;
  readonly highId: number;
  /** The moment when they had done it. */
  readonly at: Date;
}

/**
 * Query for a lateral join: low_id, high_id of a match that has not taught this yet. The limit makes PostgreSQL look
 * for one pair after the other, by their key.
 */
export function matchToTeach(event: TogetherEvent, lowId: Sql, highId: Sql): Sql {
  return sql`(select pair.low_id, pair.high_id from pairs pair
      where pair.low_id = ${lowId} and pair.high_id = ${highId} and ${mayCommunicate(sql`pair`)}
        and pair.taught & ${bitOf[event] + teachesNothing} = 0 limit 1)`;
}

/** From now on, nothing that the two do together teaches: one of them is no person. */
export const teachNothingTogether = statement<{ one: number; other: number }>(
  ({ one, other }) => sql`update pairs pair set taught = ${teachesNothing} where ${isPairOf(sql`pair`, one, other)}`,
);

type Marks = { readonly [Key in 'lowIds' | 'highIds' | 'bits']: readonly number[] };

/** Each row is changed once, so the lessons of a pair are one row of the input. */
export const writeTaught = statement<Marks>(
  ({ lowIds, highIds, bits }) => sql`
    update pairs pair set taught = (pair.taught | learned.bits)::smallint
    from unnest(${lowIds}::bigint[], ${highIds}::bigint[], ${bits}::integer[]) learned (low_id, high_id, bits)
    where pair.low_id = learned.low_id and pair.high_id = learned.high_id`,
);

/** The values with which `writeTaught` notes that lessons are settled, in the order in which all lock pairs. */
export function marksOf(lessons: readonly (TogetherLesson & { readonly event: TogetherEvent })[]): Marks {
  const pairs = new Map<string, { lowId: number; highId: number; bits: number }>();
  for (const { lowId, highId, event } of lessons) {
    const pair = pairs.get(`${lowId}-${highId}`) ?? { lowId, highId, bits: 0 };
    pairs.set(`${lowId}-${highId}`, { ...pair, bits: pair.bits | bitOf[event] });
  }
  const rows = [...pairs.values()].toSorted((one, other) => one.lowId - other.lowId || one.highId - other.highId);
  return {
    lowIds: rows.map(({ lowId }) => lowId),
    highIds: rows.map(({ highId }) => highId),
    bits: rows.map(({ bits }) => bits),
  };
}
