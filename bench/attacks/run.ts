// Plays attacks against a server with the limits of production, and prints what they got:
// `npm run bench:attacks -- --only scraping --seconds 60`.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { redisIsMissing, startRedis } from '../../server/src/testing/redis-server.ts';
import { startAppProcess } from '../processes/app-process.ts';
import { fillPhotoFiles } from '../filling/photo-files.ts';
import { openBenchDatabase, type BenchDatabase } from '../processes/bench-database.ts';
import { formatAttacks, isMissed, type AttackRow } from './attack-row.ts';
import { guessLikers } from './guess-likers.ts';
import { crowdOutNeighbour, floodWithNames, guessOneAccount, sprayAccounts } from './password-attacks.ts';
import { readHiddenOrientations } from './hidden-orientation.ts';
import { scrape } from './scraping.ts';
import { signUpInWaves } from './sign-up-wave.ts';
import { starvations } from './starve-sign-in.ts';
import { createTarget, type Target } from './target.ts';
import { takeRelays } from './take-relays.ts';

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: 'accounts,flood,starving,processes,scraping,hidden,likers,allocations' },
    profiles: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '180' },
  },
});
const parts = flags.only.split(',');

type Attack = (target: Target) => Promise<Omit<AttackRow, 'server' | 'seconds'>>;

async function play(attacks: readonly Attack[], target: Target, server: string): Promise<AttackRow[]> {
  const rows: AttackRow[] = [];
  for (const attack of attacks) {
    console.log(`playing ${attack.name}, ${server}`);
    const startedAt = performance.now();
    const outcome = await attack(target);
    console.log(`  ${outcome.letThrough}; ${outcome.honest}`);
    rows.push({ ...outcome, server, seconds: (performance.now() - startedAt) / 1000 });
  }
  target.close();
  return rows;
}

/** Several processes, to which requests go in turn. */
async function attackProcesses({ url }: BenchDatabase, redisUrl?: string): Promise<AttackRow[]> {
  const options = { secretKey: randomBytes(32).toString('hex'), redisUrl, isProduction: true };
  const apps = [await startAppProcess(url, null, options), await startAppProcess(url, null, options)];
  const attacks = [guessOneAccount, sprayAccounts, signUpInWaves];
  const rows = await play(attacks, createTarget(apps), redisUrl === undefined ? 'two processes' : 'two and Redis');
  await Promise.all(apps.map((app) => app.stop()));
  return rows;
}

async function attackAll(database: BenchDatabase): Promise<AttackRow[]> {
  const rows: AttackRow[] = [];
  const app = await startAppProcess(database.url, null, { isProduction: true });
  const accountAttacks = [guessOneAccount, sprayAccounts, crowdOutNeighbour, signUpInWaves];
  if (parts.includes('accounts')) rows.push(...(await play(accountAttacks, createTarget([app]), 'one process')));
  if (parts.includes('flood')) rows.push(...(await play([floodWithNames], createTarget([app]), 'one process')));
  if (parts.includes('starving')) rows.push(...(await play(starvations, createTarget([app]), 'one process')));
  if (parts.includes('scraping')) await fillPhotoFiles(database.database, app.dataDir);
  if (parts.includes('scraping'))
    for (const isVerified of [false, true]) {
      const target = createTarget([app]);
      console.log(`scraping, ${isVerified ? 'with' : 'without'} badges`);
      const outcome = await scrape({ app, database, target, isVerified, seconds: Number(flags.seconds) });
      console.log(`  ${outcome.letThrough}; ${outcome.honest}`);
      rows.push({ ...outcome, server: 'one process' });
      target.close();
    }
  if (parts.includes('hidden')) {
    const target = createTarget([app]);
    console.log('reading hidden orientations');
    rows.push(...(await readHiddenOrientations({ app, database, target })));
    target.close();
  }
  if (parts.includes('likers')) {
    const target = createTarget([app]);
    console.log('guessing who likes a member');
    rows.push(...(await guessLikers({ app, database: database.database, target })));
    target.close();
  }
  await app.stop();
  if (parts.includes('allocations')) {
    console.log('taking relays');
    rows.push(...(await takeRelays(database)));
  }
  if (!parts.includes('processes')) return rows;
  rows.push(...(await attackProcesses(database)));
  if (redisIsMissing !== null) return rows;
  const redis = await startRedis();
  rows.push(...(await attackProcesses(database, redis.url)));
  await redis.kill();
  return rows;
}

const swipes = 20_000;
const database = await openBenchDatabase({ profiles: Number(flags.profiles), swipes, connections: 8, keep: false });
try {
  const rows = await attackAll(database);
  console.log(`\n${formatAttacks(rows)}`);
  if (rows.some(isMissed)) process.exitCode = 1;
} finally {
  await database.close();
}
