import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { createDice } from './model/dice.ts';
import { startingWeights } from './model/starting-weights.ts';
import type { Weights } from './model/weights.ts';
import { readWeightsInUse, type WeightsInUse } from './read-weights-in-use.ts';

interface WeightsDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** The operator's change counts in every process after this time at the latest, in ms. */
export const keptMs = 30_000;

interface Kept {
  readonly inUse: WeightsInUse;
  readonly readAt: number;
}

const keptOf = new WeakMap<Database, Promise<Kept>>();
const builtIn: WeightsInUse = { version: null, active: startingWeights, trial: null, problems: [] };

/**
 * The weights for a member's deck: those of the trial for its part of the members, otherwise those in use. They are at
 * most 30 seconds old. It never throws: while the database cannot be read, the weights stay as they were.
 */
export async function weightsFor(dependencies: WeightsDependencies, userId: number): Promise<Weights> {
  const { active, trial } = await recentWeights(dependencies);
  return trial && isInTrial(trial, userId) ? trial.weights : active;
}

/** The weights in use outside a trial, as `weightsFor` reads them. Everybody's lessons are learned with them. */
export async function activeWeights(dependencies: WeightsDependencies): Promise<Weights> {
  return (await recentWeights(dependencies)).active;
}

/** Returns true for the same members as long as the trial has this version; a larger percentage keeps them in it. */
export function isInTrial({ version, percent }: { version: number; percent: number }, userId: number): boolean {
  return createDice(version, userId)() * 100 < percent;
}

async function recentWeights({ database, clock }: WeightsDependencies): Promise<WeightsInUse> {
  const now = clock.now().getTime();
  const before = keptOf.get(database);
  const last = await before;
  // A clock that jumps back makes the next read earlier, never later.
  if (last && now >= last.readAt && now - last.readAt < keptMs) return last.inUse;
  // Those who come meanwhile wait for the same read.
  if (keptOf.get(database) === before) {
    const read = readWeightsInUse(database).catch(() => last?.inUse ?? builtIn);
    keptOf.set(
      database,
      read.then((inUse) => ({ inUse, readAt: now })),
    );
  }
  return (await keptOf.get(database))?.inUse ?? builtIn;
}
