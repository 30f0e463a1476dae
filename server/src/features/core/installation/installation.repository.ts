import type { Database } from '../../../database/connect.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { InstallationFacts } from './installation-rules.ts';

const because = 'It names the installation, and nobody.';

export const personalInstallation: PersonalTables = {
  installation: { personal: '', other: 'name named_at is_only', exported: { because }, kept: because },
};

// An advisory lock key that nothing else uses.
const lockKey = 6_941_726_004;

const lock = statement<{ key: number }>(({ key }) => sql`select pg_advisory_xact_lock(${key})`);

const find = statement<object, InstallationFacts['database']>(
  () => sql`select (select name from installation) as name, exists (select from users) as "hasMembers"`,
);

const insert = statement<{ name: string; now: Date }>(
  ({ name, now }) => sql`insert into installation (name, named_at) values (${name}, ${now})`,
);

/** Keeps other processes that start on this database waiting until the transaction ends. */
export async function lockInstallation(transaction: Transaction): Promise<void> {
  await getRows(transaction, lock, { key: lockKey });
}

export const findInstallation = async (on: Database | Transaction): Promise<InstallationFacts['database']> =>
  (await getRow(on, find, {})) ?? { name: null, hasMembers: false };

export async function nameInstallation(transaction: Transaction, name: string, now: Date): Promise<void> {
  await getRows(transaction, insert, { name, now });
}
