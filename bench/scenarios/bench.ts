import type { LoadPlan, LoadResult, Watched } from '../load/run-load.ts';
import { runLoad } from '../load/run-load.ts';
import type { AppProcess } from '../processes/app-process.ts';
import type { BenchDatabase } from '../processes/bench-database.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import type { Settings } from '../settings.ts';

/** Every scenario needs these. */
export interface Bench {
  readonly settings: Settings;
  readonly app: AppProcess;
  /** The least that keeps the app's promises, on the same database. */
  readonly floor: ServerProcess;
  readonly database: BenchDatabase;
}

export async function load(
  { app, database, settings }: Bench,
  plan: Omit<LoadPlan, 'connections'>,
  options: Partial<Pick<Watched, 'uncountedBackend'>> = {},
): Promise<LoadResult> {
  const watched = { port: app.port, app: app.pid, postmaster: database.postmaster, ...options };
  return runLoad(watched, { ...plan, connections: settings.connections });
}

/** Issues an access token for each member before the measurement starts. */
export async function issueTokens(app: AppProcess, ids: Iterable<number>): Promise<(id: number) => string> {
  const tokens = new Map<number, string>();
  for (const id of new Set(ids)) tokens.set(id, await app.issueToken(id));
  return (id) => tokens.get(id) ?? '';
}

export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The database has no members for this scenario');
  return item;
}

/** Draws an item, from the first few only if `itemsMax` is given. */
export function draw<Item>(items: readonly Item[], itemsMax: number | null): Item {
  return pick(items, randomNumber(0, Math.min(items.length, itemsMax ?? items.length) - 1));
}

export function randomNumber(from: number, to: number): number {
  return from + Math.floor(Math.random() * (to - from + 1));
}
