import { openDatabase, type Database } from '../../database/connect.ts';
import { listMissingMigrations } from '../../database/missing-migrations.ts';
import { mayRewriteAudit } from '../../database/server-role.ts';
import { judgeInstallation, readInstallation } from '../../features/core/installation/index.ts';
import { systemClock } from '../../gateways/clock.ts';
import { listSwitches, wordOf } from '../../features/core/switches/index.ts';
import { openDataFolder } from '../../gateways/data-folder/data-folder.ts';
import { describe } from '../../start/check-installation.ts';
import { describeSwitch } from '../operator-switch.ts';
import { off, ok, reasonOf, wrong, type Finding } from './finding.ts';

const oldestPostgres = 15;

/** Sessions, codes and passes end by the clock of this machine, and rows get their times from that of the database. */
const apartMaxMs = 2000;

/** Looks at the database as the server finds it: its release, rows of migrations, role, clock and files. */
export async function checkDatabase(url: string, dataDir: string, isEmbedded: boolean): Promise<Finding[]> {
  const database = openDatabase({ url, max: 1, applicationName: 'mwanzo-operator' });
  try {
    return [
      ...(await checkServer(database)),
      ...(await checkMigrations(database)),
      ...(isEmbedded ? [] : await checkRole(database)),
      ...(await checkFolder(database, dataDir)),
    ];
  } catch (error) {
    return [wrong('database', `It cannot be used: ${reasonOf(error)}`, 'Start it, and compare DATABASE_URL with it.')];
  } finally {
    await database.close();
  }
}

async function checkServer({ pool }: Database): Promise<Finding[]> {
  const askedAt = Date.now();
  const { rows } = await pool.query<{ version: string; number: number; now: Date }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
       clock_timestamp() as now`,
  );
  const [{ version, number, now } = { version: '', number: 0, now: new Date() }] = rows;
  const apart = Math.max(0, askedAt - now.getTime(), now.getTime() - Date.now());
  const seconds = (apart / 1000).toFixed(1);
  return [
    number >= oldestPostgres * 10_000
      ? ok('database', `PostgreSQL ${version}`)
      : wrong('database', `PostgreSQL ${version}`, `Mwanzo needs PostgreSQL ${oldestPostgres} or newer.`),
    apart <= apartMaxMs
      ? ok('clock', 'The database and this machine agree on the time.')
      : wrong('clock', `The database and this machine are ${seconds} s apart.`, 'Let both follow NTP (timedatectl).'),
  ];
}

async function checkMigrations(database: Database): Promise<Finding[]> {
  const missing = await listMissingMigrations(database);
  if (missing.length === 0)
    return [ok('tables', 'All migrations of this release are there.'), ...(await checkSwitches(database))];
  const remedy = 'DATABASE_URL="$OWNER_URL" npm run operator -- prepare-database ROLE';
  return [wrong('tables', `${missing.length} migrations are missing, the first is ${missing[0]}.`, remedy)];
}

async function checkSwitches(database: Database): Promise<Finding[]> {
  const moved = (await listSwitches(database)).filter(({ isOn }) => !isOn);
  return moved.map((each) =>
    off(
      'switch',
      describeSwitch(each),
      `npm run operator -- switch ${each.name} ${wordOf(each.name, true)} --because "..."`,
    ),
  );
}

async function checkRole(database: Database): Promise<Finding[]> {
  if (!(await mayRewriteAudit(database))) return [ok('role', 'It can change neither tables nor the audit.')];
  const remedy = `Give the server a role of its own: docs/operating.md, "The database's roles".`;
  return [wrong('role', 'The role of DATABASE_URL can change the audit of moderators.', remedy)];
}

async function checkFolder(database: Database, dataDir: string): Promise<Finding[]> {
  const facts = await readInstallation({ database, dataFolder: openDataFolder(dataDir), clock: systemClock });
  if (judgeInstallation(facts) === 'agreed') return [ok('files', 'The database and DATA_DIR belong together.')];
  const text = ['The database and DATA_DIR belong to two installations.', ...describe(facts, dataDir)].join('\n');
  return [wrong('files', text, 'Correct DATABASE_URL or DATA_DIR; after a restore: npm run operator -- join-data')];
}
