import { sql, statement } from '../../../database/sql.ts';
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

/** Those of some members of whom there is a row. */
export const listLearned = statement<{ ids: readonly number[] }, LearnedRow>(
  ({ ids }) => sql`
    select user_id as id, generosity_mean as "generosityMean", generosity_variance as "generosityVariance",
      attractiveness_mean as "attractivenessMean", attractiveness_variance as "attractivenessVariance",
      (extract(epoch from learned_at) * 1000)::double precision as "learnedAt", shown,
      likes_in_a_row as "likesInARow", answered_on as "answeredOn", answers_that_day as "answersThatDay"
    from matching_states where user_id = any (${ids}::bigint[])`,
);

type Columns = {
  readonly [Column in keyof Omit<LearnedRow, 'learnedAt'> as `${Column}s`]: readonly LearnedRow[Column][];
} & {
  readonly learnedAts: readonly (Date | null)[];
};

/** Writes the rows of members who still have an account. */
export const writeLearned = statement<Columns>(
  (rows) => sql`
    insert into matching_states (user_id, generosity_mean, generosity_variance, attractiveness_mean,
      attractiveness_variance, learned_at, shown, likes_in_a_row, answered_on, answers_that_day)
    select learned.* from unnest(${rows.ids}::bigint[], ${rows.generosityMeans}::double precision[],
        ${rows.generosityVariances}::double precision[], ${rows.attractivenessMeans}::double precision[],
        ${rows.attractivenessVariances}::double precision[], ${rows.learnedAts}::timestamptz[],
        ${rows.showns}::integer[], ${rows.likesInARows}::integer[], ${rows.answeredOns}::date[],
        ${rows.answersThatDays}::integer[]) learned (id)
    where exists (select from users where users.id = learned.id) order by learned.id
    on conflict (user_id) do update set generosity_mean = excluded.generosity_mean,
      generosity_variance = excluded.generosity_variance, attractiveness_mean = excluded.attractiveness_mean,
      attractiveness_variance = excluded.attractiveness_variance, learned_at = excluded.learned_at,
      shown = excluded.shown, likes_in_a_row = excluded.likes_in_a_row, answered_on = excluded.answered_on,
      answers_that_day = excluded.answers_that_day`,
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
