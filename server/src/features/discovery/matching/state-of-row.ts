import { newMember, soundState, type MemberState } from './model/belief.ts';

/** A member's beliefs as the table has them. They are null in a left join if nothing is known of the member. */
export interface StateRow {
  readonly generosityMean: number | null;
  readonly generosityVariance: number | null;
  readonly attractivenessMean: number | null;
  readonly attractivenessVariance: number | null;
}

/** The state in a row. What is missing or damaged counts as that of a new member. */
export function stateOfRow(row: StateRow | null): MemberState {
  const { generosity, attractiveness } = newMember;
  return soundState({
    generosity: {
      mean: row?.generosityMean ?? generosity.mean,
      variance: row?.generosityVariance ?? generosity.variance,
    },
    attractiveness: {
      mean: row?.attractivenessMean ?? attractiveness.mean,
      variance: row?.attractivenessVariance ?? attractiveness.variance,
    },
  });
}
