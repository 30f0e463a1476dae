import { sql, statement, type Sql } from '../../../database/sql.ts';

/** The one row of choices. A version that is null stands for the built-in weights. */
export interface Choice {
  readonly version: number | null;
  readonly isHeld: boolean;
  readonly trialVersion: number | null;
  readonly trialPercent: number | null;
  readonly trialSince: Date | null;
  readonly refittedOn: string | null;
  readonly refitOutcome: string | null;
}

/** The choice; no row before the first one. */
export const findChoice = statement<object, Choice>(
  () => sql`select version, is_held as "isHeld", trial_version as "trialVersion", trial_percent as "trialPercent",
      trial_since as "trialSince", refitted_on as "refittedOn", refit_outcome as "refitOutcome"
    from matching_choices`,
);

export interface VersionRow {
  readonly id: number;
  readonly madeAt: Date;
  readonly weights: unknown;
  readonly figures: unknown;
  readonly refusedBecause: string | null;
}

const versionColumns = sql`id, made_at as "madeAt", weights, figures, refused_because as "refusedBecause"`;

/** Those of some versions that there are. */
export const listVersions = statement<{ ids: readonly number[] }, VersionRow>(
  ({ ids }) => sql`select ${versionColumns} from matching_versions where id = any (${ids}::integer[])`,
);

/** The newest versions, the newest first. */
export const listNewestVersions = statement<{ limit: number }, VersionRow>(
  ({ limit }) => sql`select ${versionColumns} from matching_versions order by id desc limit ${limit}::integer`,
);

/** The newest version that its check did not refuse. */
export const findNewestGood = statement<object, { id: number }>(
  () => sql`select id from matching_versions where refused_because is null order by id desc limit 1`,
);

interface MadeVersion {
  readonly now: Date;
  /** JSON. */
  readonly weights: string;
  /** JSON. */
  readonly figures: string;
  readonly refusedBecause: string | null;
}

export const insertVersion = statement<MadeVersion, { id: number }>(
  ({ now, weights, figures, refusedBecause }) => sql`
    insert into matching_versions (made_at, weights, figures, refused_because)
    values (${now}, ${weights}::jsonb, ${figures}::jsonb, ${refusedBecause}) returning id`,
);

const choose = (columns: Sql, values: Sql, changes: Sql): Sql =>
  sql`insert into matching_choices (${columns}) values (${values}) on conflict (is_only) do update set ${changes}`;

/** Uses a version for everybody, which ends a trial. */
export const useVersion = statement<{ version: number | null; isHeld: boolean }>(({ version, isHeld }) =>
  choose(
    sql`version, is_held`,
    sql`${version}::integer, ${isHeld}`,
    sql`version = excluded.version, is_held = excluded.is_held, trial_version = null, trial_percent = null,
      trial_since = null`,
  ),
);

/** Uses a version for a part of the members, and leaves the others as they are. */
export const tryVersion = statement<{ version: number; percent: number; now: Date }>(({ version, percent, now }) =>
  choose(
    sql`trial_version, trial_percent, trial_since`,
    sql`${version}::integer, ${percent}::integer, ${now}::timestamptz`,
    sql`trial_version = excluded.trial_version, trial_percent = excluded.trial_percent,
      trial_since = excluded.trial_since`,
  ),
);

export const noteRefit = statement<{ day: string; outcome: string }>(({ day, outcome }) =>
  choose(
    sql`refitted_on, refit_outcome`,
    sql`${day}::date, ${outcome}`,
    sql`refitted_on = excluded.refitted_on, refit_outcome = excluded.refit_outcome`,
  ),
);

/** Uses a version of the refit, unless the operator holds another one or tries one at this moment. */
export const activateVersion = statement<{ version: number }, { version: number }>(({ version }) =>
  choose(
    sql`version`,
    sql`${version}::integer`,
    sql`version = excluded.version where not matching_choices.is_held and matching_choices.trial_version is null
      returning version`,
  ),
);
