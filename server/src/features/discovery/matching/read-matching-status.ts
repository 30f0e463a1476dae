import { nairobiDay, startOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { findWaitingLessons, listMatchesSince } from '../../core/pairs/index.ts';
import { countStoppedLearning } from '../../people/settings/index.ts';
import { compareArms, type Arm } from './compare-arms.ts';
import { figuresOfExposure, type ExposureFigures } from './exposure-figures.ts';
import { findCheck, type Check } from './read-figures.ts';
import { startingWeights } from './model/starting-weights.ts';
import { readWeightsInUse, type WeightsInUse } from './read-weights-in-use.ts';
import { countShown, countWrong, listDealt, listExposures } from './status.repository.ts';
import { findChoice, listNewestVersions, type Choice, type VersionRow } from './versions.repository.ts';

/** The days of which decks are known, today included. */
const daysOfDecks = 7;
const dayMs = 24 * 60 * 60 * 1000;
const versionsListed = 30;

export interface MatchingStatus {
  readonly inUse: WeightsInUse;
  readonly choice: Choice | null;
  /** The newest first. */
  readonly versions: readonly VersionRow[];
  /** Null if the weights in use were never measured. */
  readonly check: Check | null;
  readonly arms: { readonly trial: Arm; readonly others: Arm } | null;
  readonly exposure: {
    /** Null if nobody is shown. */
    readonly everybody: ExposureFigures | null;
    readonly genders: readonly { readonly gender: string | null; readonly figures: ExposureFigures }[];
  };
  readonly stoppedLearning: number;
  readonly waiting: { readonly count: number; readonly oldest: Date | null };
  /** Members whose numbers are damaged, and those whose numbers are of a time to come. */
  readonly wrong: { readonly unsound: number; readonly ofFuture: number };
  /** Sentences about what could not be read. */
  readonly unread: readonly string[];
}

interface StatusDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Everything that an operator wants to know about the order of decks. What cannot be read leaves the rest. */
export async function readMatchingStatus({ database, clock }: StatusDependencies): Promise<MatchingStatus> {
  const now = clock.now();
  const unread: string[] = [];
  async function read<Value>(what: string, work: Promise<Value>, otherwise: Value): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      unread.push(`The ${what} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
      return otherwise;
    }
  }
  const builtIn: WeightsInUse = { version: null, active: startingWeights, trial: null, problems: [] };
  const inUse = await read('weights', readWeightsInUse(database), builtIn);
  const choice = (await read('choice of the weights', getRow(database, findChoice, {}), null)) ?? null;
  const versions = await read('versions', getRows(database, listNewestVersions, { limit: versionsListed }), []);
  const days = Array.from({ length: daysOfDecks }, (_, ago) => new Date(now.getTime() - ago * dayMs));
  const since = choice?.trialSince ?? null;
  const stopped = await read('settings', getRow(database, countStoppedLearning, {}), undefined);
  const noLessons = { count: 0, oldest: null };
  return {
    inUse,
    choice,
    versions,
    check: findCheck(versions, inUse.version),
    arms: await read('decks of the trial', readArms(database, inUse.trial, since, days), null),
    exposure: await read('exposure', readExposure(database, days), { everybody: null, genders: [] }),
    stoppedLearning: stopped?.count ?? 0,
    waiting: (await read('lessons', getRow(database, findWaitingLessons, {}), noLessons)) ?? noLessons,
    wrong: (await read('numbers of members', getRow(database, countWrong, { now }), noneWrong)) ?? noneWrong,
    unread,
  };
}

const noneWrong = { unsound: 0, ofFuture: 0 };

async function readExposure(database: Database, days: readonly Date[]): Promise<MatchingStatus['exposure']> {
  const exposed = new Map<number, { readonly gender: string | null; times: number }>();
  for (const day of days)
    for (const { id, gender, times } of await getRows(database, listExposures, { day: nairobiDay(day) }))
      exposed.set(id, { gender, times: times + (exposed.get(id)?.times ?? 0) });
  const all = [...exposed.values()];
  const shown = await getRows(database, countShown, {});
  const timesOf = (those: typeof all) => those.map(({ times }) => times);
  const everybody = figuresOfExposure(
    timesOf(all),
    shown.reduce((sum, { count }) => sum + count, 0),
  );
  return {
    everybody,
    genders: shown.flatMap(({ gender, count }) => {
      const figures = figuresOfExposure(timesOf(all.filter((each) => each.gender === gender)), count);
      return figures ? [{ gender, figures }] : [];
    }),
  };
}

/** Compares both from the Nairobi day on which the trial began, at most over the days of which decks are known. */
async function readArms(database: Database, trial: WeightsInUse['trial'], since: Date | null, days: readonly Date[]) {
  if (trial === null || since === null) return null;
  const counted = days.filter((day) => nairobiDay(day) >= nairobiDay(since));
  const first = counted.at(-1);
  if (!first) return null;
  const dealt = [];
  for (const day of counted) dealt.push(await getRows(database, listDealt, { day: nairobiDay(day) }));
  return compareArms(
    trial,
    dealt.flat(),
    await getRows(database, listMatchesSince, { since: startOfNairobiDay(first) }),
  );
}
