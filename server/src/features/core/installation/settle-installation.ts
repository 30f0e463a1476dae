import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { DataFolder } from '../../../gateways/data-folder/data-folder.ts';
import {
  findInstallation,
  hasInstallationTable,
  lockInstallation,
  nameInstallation,
} from './installation.repository.ts';
import { judgeInstallation, type InstallationFacts, type InstallationVerdict } from './installation-rules.ts';

export interface InstallationDependencies {
  readonly database: Database;
  readonly dataFolder: DataFolder;
  readonly clock: Clock;
}

export interface SettledInstallation {
  readonly verdict: InstallationVerdict;
  readonly facts: InstallationFacts;
}

/**
 * Checks that the database and the data folder belong together, and names both if neither has a name yet. Several
 * processes may do so at once. A process may die at any point: the name is prepared in the folder, written to the
 * database and then kept in the folder, so the next start can continue.
 */
export async function settleInstallation(dependencies: InstallationDependencies): Promise<SettledInstallation> {
  const { database, dataFolder, clock } = dependencies;
  const settled = await inTransaction(database, async (transaction) => {
    await getRows(transaction, lockInstallation, {});
    const facts = { database: await readDatabase(transaction), folder: await readFolder(dataFolder) };
    const verdict = judgeInstallation(facts);
    if (verdict === 'name') await nameBoth(transaction, dataFolder, clock.now());
    return { verdict, facts };
  });
  if (settled.verdict !== 'name' && settled.verdict !== 'keep_name') return settled;
  await dataFolder.keepName();
  // In the meantime a process with another database may have named the folder.
  const facts = await readInstallation(dependencies);
  return { verdict: judgeInstallation(facts), facts };
}

/**
 * Gives the folder the name of the database, which gets one if it has none. An operator runs this to state that both
 * belong together.
 */
export async function joinInstallation({ database, dataFolder, clock }: InstallationDependencies): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await getRows(transaction, lockInstallation, {});
    const { name } = await readDatabase(transaction);
    if (name === null) await nameBoth(transaction, dataFolder, clock.now());
    else await dataFolder.prepareName(name);
  });
  await dataFolder.keepName();
}

/**
 * The name of a database and whether it has members. Null when it has no table for that: it is empty, or of a release
 * before the names.
 */
export async function readDatabaseName(database: Database): Promise<InstallationFacts['database'] | null> {
  const table = await getRow(database, hasInstallationTable, {});
  return table?.exists ? readDatabase(database) : null;
}

export async function readInstallation({ database, dataFolder }: InstallationDependencies): Promise<InstallationFacts> {
  return { database: await readDatabase(database), folder: await readFolder(dataFolder) };
}

async function nameBoth(transaction: Transaction, dataFolder: DataFolder, now: Date): Promise<void> {
  const name = randomUUID();
  await dataFolder.prepareName(name);
  await getRows(transaction, nameInstallation, { name, now });
}

async function readDatabase(on: Database | Transaction): Promise<InstallationFacts['database']> {
  return (await getRow(on, findInstallation, {})) ?? { name: null, hasMembers: false };
}

/**
 * The prepared name is read first. Another process, which no longer holds the lock, may turn it into the folder's name
 * between the two reads.
 */
async function readFolder(dataFolder: DataFolder): Promise<InstallationFacts['folder']> {
  const preparedName = await dataFolder.readPreparedName();
  return { preparedName, name: await dataFolder.readName(), holdsFiles: await dataFolder.holdsFiles() };
}
