// Fills a database, puts load on a server that runs on it, and prints each figure beside its budget (docs/product.md, "Budgets").
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryMegabytes } from './machine/memory.ts';
import { startAppProcess } from './processes/app-process.ts';
import { openBenchDatabase, type BenchDatabase } from './processes/bench-database.ts';
import { atMost, type Row } from './report/row.ts';
import { failuresOf, formatRows } from './report/table.ts';
import type { Bench } from './scenarios/bench.ts';
import { measureDecks } from './scenarios/deck.ts';
import { measureHotPath } from './scenarios/hot-path.ts';
import { drawMatchedPairs, drawMatchers } from './scenarios/matched-pairs.ts';
import { matchesPath } from './scenarios/matches.ts';
import { conversationPath, messagePath } from './scenarios/message.ts';
import { measureMutualLikes } from './scenarios/mutual-likes.ts';
import { measureFirstVisits } from './scenarios/first-visits.ts';
import { measureDeliveries } from './scenarios/live-messages.ts';
import { measureIdleStreams } from './scenarios/idle-streams.ts';
import { measurePhotos } from './scenarios/photos.ts';
import { measureScreen } from './scenarios/message-to-screen.ts';
import { measureScreening } from './scenarios/screening.ts';
import { measureSignIns } from './scenarios/sign-ins.ts';
import { swipePath } from './scenarios/swipe.ts';
import { measureYardstick } from './scenarios/yardstick.ts';
import { readSettings, type MeasurementName, type Settings } from './settings.ts';

const resultsFolder = path.join(import.meta.dirname, 'results');
const idleMs = 3000;
const idleMegabytesMax = 160;

type Measurement = readonly [name: MeasurementName, measure: (bench: Bench) => Promise<Row | Row[]>];

const measurements: readonly Measurement[] = [
  ['memory', measureIdleMemory],
  ['swipe', (bench) => measureHotPath(bench, swipePath(bench))],
  ['message', async (bench) => measureHotPath(bench, messagePath(bench, await drawMatchedPairs(bench.database)))],
  [
    'conversation',
    async (bench) => measureHotPath(bench, conversationPath(bench, await drawMatchedPairs(bench.database))),
  ],
  ['matches', async (bench) => measureHotPath(bench, matchesPath(bench, await drawMatchers(bench.database)))],
  ['deck', measureDecks],
  ['likes', measureMutualLikes],
  ['sign-in', measureSignIns],
  ['streams', measureIdleStreams],
  ['live', measureDeliveries],
  ['screen', measureScreen],
  ['screening', async () => measureScreening()],
  ['photos', measurePhotos],
  ['pages', async () => measureFirstVisits()],
];

async function measureIdleMemory({ app }: Bench): Promise<Row> {
  await wait(idleMs);
  const megabytes = memoryMegabytes(app.pid);
  return {
    scenario: 'idle server process',
    result: `${megabytes.toFixed(0)} MB`,
    checks: [atMost('MB', megabytes, idleMegabytesMax)],
  };
}

async function measureAll(settings: Settings, database: BenchDatabase): Promise<Row[]> {
  if (settings.profile) mkdirSync(resultsFolder, { recursive: true });
  const app = await startAppProcess(database.url, settings.profile ? resultsFolder : null);
  const rows: Row[] = [await measureYardstick({ settings, app, database })];
  try {
    for (const [name, measure] of measurements) {
      if (!settings.only.has(name)) continue;
      console.log(`measuring ${name}`);
      rows.push(...[await measure({ settings, app, database })].flat());
    }
  } finally {
    await app.stop();
  }
  return rows;
}

async function run(settings: Settings): Promise<void> {
  console.log(
    `filling ${settings.profiles.toLocaleString('en')} profiles, ${settings.swipes.toLocaleString('en')} swipes`,
  );
  const database = await openBenchDatabase(settings);
  const rows = await measureAll(settings, database).finally(database.close);
  const title = `${settings.profiles.toLocaleString('en')} profiles, ${settings.swipes.toLocaleString('en')} swipes, ${settings.connections} in flight, PostgreSQL ${database.version}, Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? '?'}`;
  const report = `${title}\n\n${formatRows(rows)}\n`;
  const file = path.join(resultsFolder, `${new Date().toISOString().slice(0, 16).replace(':', '')}.md`);
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(file, report);
  console.log(`\n${report}\n${path.relative(process.cwd(), file)}`);
  const failures = rows.reduce((sum, row) => sum + failuresOf(row), 0);
  if (failures > 0) throw new Error(`${failures} requests failed`);
}

try {
  await run(readSettings(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
