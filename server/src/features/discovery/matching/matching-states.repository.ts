import { inOneDocument, type InOneDocument } from '../../../database/in-one-document.ts';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { stoppedLearning } from '../../people/settings/index.ts';
import type { StateRow } from './state-of-row.ts';

/** A member's row, as answers change it. */
export interface LearnedRow extends StateRow {
  readonly id: number;
  /** In ms since 1970; null if nothing was learned. */
  readonly learnedAt: number | null;
  readonly shown: number;
  readonly likesInARow: number;
  /** A Nairobi day. */
  readonly answeredOn: string | null;
  readonly answersThatDay: number;
}

type StoredRow = readonly [
  id: number,
  generosityMean: number,
  generosityVariance: number,
  attractivenessMean: number,
  attractivenessVariance: number,
  learnedAt: number | null,
  shown: number,
  likesInARow: number,
  answeredOn: string | null,
  answersThatDay: number,
];

/** The rows of some members, for `learnedOf`. */
export const listLearned = statement<{ ids: readonly number[] }, InOneDocument<StoredRow>>(({ ids }) =>
  inOneDocument(
    sql`user_id, generosity_mean, generosity_variance, attractiveness_mean, attractiveness_variance,
      round(date_part('epoch', learned_at) * 1000), shown, likes_in_a_row, answered_on, answers_that_day`,
    sql`matching_states where user_id = any (${ids}::bigint[])`,
  ),
);

export function learnedOf(rows: readonly InOneDocument<StoredRow>[]): Map<number, LearnedRow> {
  const learned = new Map<number, LearnedRow>();
  for (const { found } of rows) for (const row of found) learned.set(row[0], readRow(row));
  return learned;
}

/** A number that is none, such as NaN, is text in JSON. A moment without an end counts as none. */
function readRow(row: StoredRow): LearnedRow {
  const [id, generosityMean, generosityVariance, attractivenessMean, attractivenessVariance, at, ...counts] = row;
  const [shown, likesInARow, answeredOn, answersThatDay] = counts;
  const beliefs = { generosityMean, generosityVariance, attractivenessMean, attractivenessVariance };
  const learnedAt = Number.isFinite(at) ? at : null;
  return { id, ...beliefs, learnedAt, shown, likesInARow, answeredOn, answersThatDay };
}

/** Rows as the values of their columns. Means and variances are in millionths. */
export type LearnedColumns = { readonly [Column in keyof LearnedRow as `${Column}s`]: readonly LearnedRow[Column][] };

/** The values of some members as a table: their columns in the order of `LearnedRow`, with moments in ms. */
const tableOf = (rows: { readonly [Column in keyof LearnedColumns]-?: Sql }): Sql => sql`unnest(${rows.ids}::bigint[],
        ${rows.generosityMeans}::double precision[], ${rows.generosityVariances}::double precision[],
        ${rows.attractivenessMeans}::double precision[], ${rows.attractivenessVariances}::double precision[],
        ${rows.learnedAts}::double precision[], ${rows.showns}::integer[], ${rows.likesInARows}::integer[],
        ${rows.answeredOns}::date[], ${rows.answersThatDays}::integer[])`;

/** Writes rows that were there when they were read. It costs half of an insert that may find them. */
export const writeLearned = statement<LearnedColumns>(
  (rows) => sql`
    update matching_states set generosity_mean = learned.a / 1e6, generosity_variance = learned.va / 1e6,
      attractiveness_mean = learned.b / 1e6, attractiveness_variance = learned.vb / 1e6,
      learned_at = to_timestamp(learned.at / 1000), shown = learned.shown, likes_in_a_row = learned.in_a_row,
      answered_on = learned.day, answers_that_day = learned.that_day
    from ${tableOf(rows)} learned (id, a, va, b, vb, at, shown, in_a_row, day, that_day)
    where user_id = learned.id`,
);

/** Adds the rows of members who still have an account. */
export const addLearned = statement<LearnedColumns>(
  (rows) => sql`
    insert into matching_states (user_id, generosity_mean, generosity_variance, attractiveness_mean,
      attractiveness_variance, learned_at, shown, likes_in_a_row, answered_on, answers_that_day)
    select id, a / 1e6, va / 1e6, b / 1e6, vb / 1e6, to_timestamp(at / 1000), shown, in_a_row, day, that_day
    from ${tableOf(rows)} learned (id, a, va, b, vb, at, shown, in_a_row, day, that_day)
    where exists (select from users where users.id = learned.id) order by learned.id`,
);

/** Forgets everything that was learned of members who have stopped the learning since. */
export const forgetStopped = statement<object>(
  () => sql`delete from matching_states where user_id in (${stoppedLearning})`,
);

/** The key of the advisory lock is one that nothing else uses. Lessons are learned one after the other. */
export const tryFoldLock = statement<object, { isMine: boolean }>(
  () => sql`select pg_try_advisory_xact_lock(6941726010) as "isMine"`,
);

/** Nothing is learned until the transaction ends, so all counts are from one moment. */
export const waitForFold = statement<object, { done: string }>(
  () => sql`select pg_advisory_xact_lock(6941726010)::text as done`,
);
