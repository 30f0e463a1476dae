import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { parseWeights } from './model/parse-weights.ts';
import { startingWeights } from './model/starting-weights.ts';
import type { Weights } from './model/weights.ts';
import { findChoice, listVersions, type VersionRow } from './versions.repository.ts';

export interface WeightsInUse {
  /** Null for the built-in weights, also when they take the place of a broken version. */
  readonly version: number | null;
  readonly active: Weights;
  readonly trial: { readonly version: number; readonly percent: number; readonly weights: Weights } | null;
  /** Says why chosen weights are not in use, for the operator. */
  readonly problems: readonly string[];
}

/** Reads the chosen weights. In place of a version that is missing or damaged, it takes the built-in weights. */
export async function readWeightsInUse(database: Database): Promise<WeightsInUse> {
  const choice = await getRow(database, findChoice, {});
  const { version = null, trialVersion = null, trialPercent = null } = choice ?? {};
  const chosen = [version, trialVersion].filter((id) => id !== null);
  const rows = chosen.length === 0 ? [] : await getRows(database, listVersions, { ids: chosen });
  const problems: string[] = [];
  const weightsOf = (id: number): Weights | null => {
    const parsed = judgeVersion(rows, id);
    if ('weights' in parsed) return parsed.weights;
    problems.push(parsed.problem);
    return null;
  };
  const active = version === null ? null : weightsOf(version);
  const tried = trialVersion === null ? null : weightsOf(trialVersion);
  const isTried = trialVersion !== null && tried !== null && trialPercent !== null;
  const trial = isTried ? { version: trialVersion, percent: trialPercent, weights: tried } : null;
  return { version: active && version, active: active ?? startingWeights, trial, problems };
}

/** The weights of a version, or a sentence that says why it cannot be used. */
export function judgeVersion(
  rows: readonly VersionRow[],
  id: number,
): { readonly weights: Weights } | { readonly problem: string } {
  const row = rows.find((each) => each.id === id);
  if (!row) return { problem: `There is no version ${id}.` };
  const parsed = parseWeights(row.weights);
  return 'weights' in parsed ? parsed : { problem: `Version ${id} is damaged: ${parsed.problem}.` };
}
