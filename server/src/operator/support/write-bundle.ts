import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keyFiles } from '../../config/changing-key.ts';
import { escapeIdentifier } from 'pg';
import { version } from '../../config/version.ts';
import { openDatabase } from '../../database/connect.ts';
import { listTables } from '../../database/list-tables.ts';
import { onLongConnection } from '../../database/long-connection.ts';
import { listApplied, listMigrationNames } from '../../database/migrate.ts';
import { unlessMissing } from '../../gateways/files/unless-missing.ts';
import { writeDurably } from '../../gateways/files/write-durably.ts';
import { reasonOf } from '../doctor/finding.ts';
import { metricsAddresses, readMetrics } from '../count-fallbacks.ts';
import { findAll } from '../operator-doctor.ts';
import { showStatus } from '../operator-status.ts';
import { OperatorError } from '../operator-terminal.ts';
import { redactLog } from './redact-log.ts';
import { createMask, showSettings } from './shown-settings.ts';

export interface BundleSource {
  readonly dataDir: string;
  /** A log of the server, or null. */
  readonly log: string | null;
  readonly variables: NodeJS.ProcessEnv;
  /** Opens the database, as any role that may read it. */
  readonly openUrl: () => Promise<string>;
}

/** A larger bundle fits into no mail. The oldest lines of the log are left out for it. */
const bundleBytesMax = 5_000_000;
const metricsCharsMax = 1_000_000;

/**
 * Writes a file for whoever helps the operator. It has numbers and names of the server, and nothing of a member, no key
 * and no address with a password. What cannot be read has its reason there, so it can be made in an outage.
 *
 * @throws OperatorError when the file exists
 */
export async function writeBundle(source: BundleSource, file: string): Promise<{ bytes: number; lines: number }> {
  if (existsSync(file)) throw new OperatorError(`${file} exists already. Name a new file.`, 1);
  const { dataDir, log, variables } = source;
  const database = await attempt(async () => describeDatabase(await source.openUrl(), dataDir));
  const findings = await attempt(findAll);
  const metrics: Record<string, unknown> = {};
  for (const address of metricsAddresses(variables))
    metrics[address] = (await readMetrics(address))?.slice(0, metricsCharsMax) ?? 'no response';
  const told = {
    madeAt: new Date().toISOString(),
    release: version,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    settings: showSettings(variables),
    database,
    doctor: findings,
    metrics,
  };
  const mask = createMask(variables, await readKeys(dataDir));
  const redacted = log === null ? null : await attempt(() => redactLog(log));
  const lines = redacted !== null && 'lines' in redacted ? redacted.lines : [];
  let kept = lines;
  const write = () =>
    Buffer.from(mask(`${JSON.stringify({ ...told, log: redacted && { ...redacted, lines: kept } }, null, 1)}\n`));
  let bytes = write();
  while (bytes.length > bundleBytesMax && kept.length > 0) {
    kept = kept.slice(Math.ceil(kept.length / 2));
    bytes = write();
  }
  await writeDurably(file, bytes);
  return { bytes: bytes.length, lines: kept.length };
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result | { problem: string }> {
  try {
    return await work();
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}

const readKeys = async (dataDir: string): Promise<string[]> =>
  Promise.all(
    keyFiles.map(async (name) => (await unlessMissing(readFile(path.join(dataDir, name), 'utf8')))?.trim() ?? ''),
  );

async function describeDatabase(url: string, dataDir: string): Promise<object> {
  return { ...(await countAll(url)), status: await attempt(() => readStatus(url, dataDir)) };
}

async function readStatus(url: string, dataDir: string): Promise<string[]> {
  const database = openDatabase({ url, max: 1, applicationName: 'mwanzo-operator' });
  try {
    return (await showStatus(database, dataDir)).split('\n');
  } finally {
    await database.close();
  }
}

/** The version of PostgreSQL, the migrations, and the number of rows in each table. */
function countAll(url: string): Promise<object> {
  return onLongConnection(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const applied = await listApplied(client);
    const names = new Set(applied.map(({ name }) => name));
    const counts: Record<string, number> = {};
    for (const { name } of await listTables(client)) {
      const { rows: counted } = await client.query<{ count: number }>(
        `select count(*)::float8 as count from ${escapeIdentifier(name)}`,
      );
      counts[name] = counted[0]?.count ?? 0;
    }
    return {
      version: rows[0]?.server_version,
      migrations: applied,
      missing: listMigrationNames().filter((name) => !names.has(name)),
      rows: counts,
    };
  });
}
