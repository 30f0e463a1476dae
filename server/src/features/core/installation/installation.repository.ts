import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { InstallationFacts } from './installation-rules.ts';

const because = 'It names the installation, and nobody.';

export const personalInstallation: PersonalTables = {
  installation: { personal: '', other: 'name named_at is_only', exported: { because }, kept: because },
};

// An advisory lock key that nothing else uses.
const lockKey = 6_941_726_004;

const lock = prepared('lock-installation', 'select pg_advisory_xact_lock($1)');

const find = prepared<InstallationFacts['database']>(
  'find-installation',
  `select (select name from installation) as name, exists (select from users) as "hasMembers"`,
);

const insert = prepared('name-installation', 'insert into installation (name, named_at) values ($1, $2)');

export function createInstallationRepository(on: Database | Transaction) {
  return {
    /** Keeps other processes that start on this database waiting until the transaction ends. */
    async lock(): Promise<void> {
      await runPrepared(on, lock, [lockKey]);
    },

    async find(): Promise<InstallationFacts['database']> {
      const [row] = await runPrepared(on, find, []);
      return row ?? { name: null, hasMembers: false };
    },

    async insertName(name: string, now: Date): Promise<void> {
      await runPrepared(on, insert, [name, now]);
    },
  };
}
