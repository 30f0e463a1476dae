import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cpuMicrosOf, type LoadResult } from '../load/run-load.ts';
import { startAppProcess, type AppProcess } from '../processes/app-process.ts';
import { openBenchDatabase, type BenchDatabase, type DatabaseCode } from '../processes/bench-database.ts';
import { failuresOf } from '../report/row.ts';
import { formatTable } from '../report/table.ts';
import { callsOf } from '../scenarios/calls-of.ts';
import { roundsOf, type Settings } from '../settings.ts';
import type { Call } from '../turns/call.ts';
import { measureInTurns } from '../turns/measure-in-turns.ts';
import { checkOut } from './worktree.ts';

interface Side {
  readonly app: AppProcess;
  readonly database: BenchDatabase;
  readonly calls: readonly Call[];
}

/**
 * Runs the servers of this folder and of another commit in turns, each on a database that its own code has filled, and
 * prints the ratio of each call.
 * @throws Error when there is no such commit, or when a response has another status than expected
 */
export async function compareWith(commit: string, settings: Settings): Promise<void> {
  const worktree = checkOut(commit);
  try {
    const here = await openBenchDatabase(settings);
    try {
      const code = await loadCode(worktree.folder);
      const there = await openBenchDatabase(settings, { beside: here.url, suffix: worktree.name, code });
      await compareDatabases({ here, there }, worktree, settings).finally(there.close);
    } finally {
      await here.close();
    }
  } finally {
    worktree.remove();
  }
}

/** The other commit's own migrations, and how it fills them. */
async function loadCode(folder: string): Promise<DatabaseCode> {
  const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href) as Promise<DatabaseCode>;
  const { migrate } = await load('server/src/database/migrate.ts');
  const { fillDatabase } = await load('bench/filling/fill-database.ts');
  return { migrate, fillDatabase };
}

async function compareDatabases(
  databases: { readonly here: BenchDatabase; readonly there: BenchDatabase },
  { folder, name }: { readonly folder: string; readonly name: string },
  settings: Settings,
): Promise<void> {
  const here = await startSide(databases.here, settings);
  try {
    const there = await startSide(databases.there, settings, folder);
    try {
      await compareSides(here, there, name, settings);
    } finally {
      await there.app.stop();
    }
  } finally {
    await here.app.stop();
  }
}

async function startSide(database: BenchDatabase, settings: Settings, root?: string): Promise<Side> {
  const calls = await callsOf({ settings, database });
  return {
    app: await startAppProcess(database.url, null, root === undefined ? {} : { root }),
    database,
    calls,
  };
}

async function compareSides(here: Side, there: Side, name: string, settings: Settings): Promise<void> {
  const lines: string[][] = [];
  const problems: string[] = [];
  for (const [index, call] of here.calls.entries()) {
    const lanes = [here, there].map(({ app, database: { postmaster }, calls }) => ({
      server: app,
      postmaster,
      call: calls[index] ?? call,
      isReturning: false,
    }));
    const [ours, theirs] = await measureInTurns(lanes, roundsOf(settings));
    if (!ours || !theirs) throw new Error('Each lane has a result');
    lines.push(lineOf(call, ours, theirs));
    problems.push(...failuresOf(`${call.name} here`, ours), ...failuresOf(`${call.name} of ${name}`, theirs));
    console.log(`measured ${call.name}`);
  }
  console.log(`\n${formatTable([[`here : ${name}`, 'call', 'here µs', `${name} µs`], ...lines])}\n`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function lineOf({ name }: Call, ours: LoadResult, theirs: LoadResult): string[] {
  const [here, there] = [cpuMicrosOf(ours), cpuMicrosOf(theirs)];
  return [(here / there).toFixed(2), name, here.toFixed(0), there.toFixed(0)];
}
