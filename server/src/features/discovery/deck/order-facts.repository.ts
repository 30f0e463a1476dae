import { sql, statement } from '../../../database/sql.ts';
import { matchingStates, type StateRow } from '../matching/index.ts';

interface Standing extends StateRow {
  readonly id: number;
  readonly logPrice: number;
  readonly shown: number;
}

/** Reads what was learned of some members. Those of whom nothing was learned have no row. */
export const listStandings = statement<{ ids: readonly number[] }, Standing>(
  ({ ids }) => sql`
    select state.user_id as id, state.log_price as "logPrice", state.shown,
      state.generosity_mean as "generosityMean", state.generosity_variance as "generosityVariance",
      state.attractiveness_mean as "attractivenessMean", state.attractiveness_variance as "attractivenessVariance"
    from ${matchingStates} state where state.user_id = any (${ids}::bigint[])`,
);
