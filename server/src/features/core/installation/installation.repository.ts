import type { PersonalTables } from '../../../database/personal-table.ts';
import { sql, statement } from '../../../database/sql.ts';
import type { InstallationFacts } from './installation-rules.ts';

const because = 'It names the installation, and nobody.';

export const personalInstallation: PersonalTables = {
  installation: { personal: '', other: 'name named_at is_only', exported: { because }, kept: because },
};

/** An advisory lock key that nothing else uses. */
const lockKey = 6_941_726_004;

/** Keeps other processes that start on this database waiting until the transaction ends. */
export const lockInstallation = statement<object>(() => sql`select pg_advisory_xact_lock(${lockKey})`);

export const findInstallation = statement<object, InstallationFacts['database']>(
  () => sql`select (select name from installation) as name, exists (select from users) as "hasMembers"`,
);

/** The column is false in a database of before this table, or without any. */
export const hasInstallationTable = statement<object, { exists: boolean }>(
  () => sql`select to_regclass('installation') is not null as exists`,
);

export const nameInstallation = statement<{ name: string; now: Date }>(
  ({ name, now }) => sql`insert into installation (name, named_at) values (${name}, ${now})`,
);
