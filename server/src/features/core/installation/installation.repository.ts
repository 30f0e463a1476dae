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

export function createInstallationRepository(on: Database | Transaction) {
  return {
    /** Keeps other processes that start on this database waiting until the transaction ends. */
    async lock(): Promise<void> {
      await getRows(on, lock, { key: lockKey });
    },

    async find(): Promise<InstallationFacts['database']> {
      return (await getRow(on, find, {})) ?? { name: null, hasMembers: false };
    },

    async insertName(name: string, now: Date): Promise<void> {
      await getRows(on, insert, { name, now });
    },
  };
}
