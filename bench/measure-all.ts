import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryMegabytes } from './machine/memory.ts';
import type { BenchDatabase } from './processes/bench-database.ts';
import { withServers } from './processes/with-servers.ts';
import { atMost, type Row } from './report/row.ts';
import type { Bench } from './scenarios/bench.ts';
import { measureDeckCalls } from './scenarios/deck-calls.ts';
import { measureDeckWalks } from './scenarios/deck-walks.ts';
import { measureFirstVisits } from './scenarios/first-visits.ts';
import { measureHotPath } from './scenarios/hot-path.ts';
import { measureIdleStreams } from './scenarios/idle-streams.ts';
import { measureDeliveries } from './scenarios/live-messages.ts';
import { measureLessons } from './scenarios/lessons.ts';
import { drawMatchedPairs, drawMatchers } from './scenarios/matched-pairs.ts';
import { matchesPath } from './scenarios/matches.ts';
import { measureScreen } from './scenarios/message-to-screen.ts';
import { conversationPath, messagePath } from './scenarios/message.ts';
import { measureMutualLikes } from './scenarios/mutual-likes.ts';
import { measurePhotos } from './scenarios/photos.ts';
import { measureScreening } from './scenarios/screening.ts';
import { measureSignIns } from './scenarios/sign-ins.ts';
import { swipePath } from './scenarios/swipe.ts';
import { measureYardstick } from './scenarios/yardstick.ts';
import type { MeasurementName, Settings } from './settings.ts';

type Measurement = readonly [name: MeasurementName, measure: (bench: Bench) => Promise<Row | Row[]>];

const measurements: readonly Measurement[] = [
  ['memory', measureIdleMemory],
  ['swipe', (bench) => measureHotPath(bench, swipePath(bench))],
  ['message', async (bench) => measureHotPath(bench, messagePath(await drawMatchedPairs(bench.database)))],
  ['conversation', async (bench) => measureHotPath(bench, conversationPath(await drawMatchedPairs(bench.database)))],
  ['matches', async (bench) => measureHotPath(bench, matchesPath(await drawMatchers(bench.database)))],
  ['deck', measureDeckCalls],
  ['deck-walks', measureDeckWalks],
  ['likes', measureMutualLikes],
  ['lessons', measureLessons],
  ['sign-in', measureSignIns],
  ['streams', measureIdleStreams],
  ['live', measureDeliveries],
  // These build the web app if it is not built, which the screen needs.
  ['pages', async () => measureFirstVisits()],
  ['screen', measureScreen],
  ['screening', measureScreening],
  ['photos', measurePhotos],
];

const idleMs = 3000;
const idleMegabytesMax = 160;

async function measureIdleMemory({ app, settings }: Bench): Promise<Row> {
  if (!settings.isToy) await wait(idleMs);
  const megabytes = memoryMegabytes(app.pid);
  return {
    scenario: 'idle server process',
    result: `${megabytes.toFixed(0)} MB`,
    checks: [atMost('MB', megabytes, idleMegabytesMax)],
  };
}

/** Starts the app and the floor on the database, and measures what the settings name. */
export async function measureAll(settings: Settings, database: BenchDatabase, profileFolder: string): Promise<Row[]> {
  if (settings.profile) mkdirSync(profileFolder, { recursive: true });
  return withServers(database, settings.profile ? profileFolder : null, (servers) =>
    runMeasurements({ settings, database, ...servers }),
  );
}

async function runMeasurements(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [await measureYardstick(bench)];
  for (const [name, measure] of measurements) {
    if (!bench.settings.only.has(name)) continue;
    const startedAt = performance.now();
    rows.push(...(await measureOrTell(name, () => measure(bench))));
    console.log(`measured ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  return rows;
}

/** A scenario that breaks does not keep the others from being measured. */
async function measureOrTell(name: MeasurementName, measure: () => Promise<Row | Row[]>): Promise<Row[]> {
  try {
    return [await measure()].flat();
  } catch (error) {
    console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    return [{ scenario: name, result: 'broken', checks: [], problems: [message] }];
  }
}
