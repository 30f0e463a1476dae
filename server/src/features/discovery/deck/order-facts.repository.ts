import type { Database } from '../../../database/connect.ts';
import { sql, statement } from '../../../database/sql.ts';
import { callOf, getRowsTogether } from '../../../database/together.ts';
import { listRankingFacts, rankingFactsOf } from '../../people/profiles/index.ts';
import { featureProfileOf, matchingStates, stateOfRow, type StateRow } from '../matching/index.ts';

interface Standing extends StateRow {
  readonly id: number;
  readonly logPrice: number;
  readonly shown: number;
}

/** Reads what was learned of some members. Those of whom nothing was learned have no row. */
const listStandings = statement<{ ids: readonly number[] }, Standing>(
  ({ ids }) => sql`
    select state.user_id as id, state.log_price as "logPrice", state.shown,
      state.generosity_mean as "generosityMean", state.generosity_variance as "generosityVariance",
      state.attractiveness_mean as "attractivenessMean", state.attractiveness_variance as "attractivenessVariance"
    from ${matchingStates} state where state.user_id = any (${ids}::bigint[])`,
);

/** Those of some members who have an account, as strangers see them on a Nairobi day, and what was learned of them. */
export async function listKnown(database: Database, ids: readonly number[], day: string) {
  const [rows, standings] = await getRowsTogether(
    database,
    callOf(listRankingFacts, { ids }),
    callOf(listStandings, { ids }),
  );
  const standingOf = new Map(standings.map((standing) => [standing.id, standing]));
  return new Map(
    rankingFactsOf(rows).map((facts) => {
      const standing = standingOf.get(facts.id);
      const state = standing ? stateOfRow(standing) : null;
      return [facts.id, { profile: featureProfileOf(facts, day), state, standing }];
    }),
  );
}
