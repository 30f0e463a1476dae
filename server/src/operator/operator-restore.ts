import path from 'node:path';
import { changingSecret, keyPlaces, otherKeysOf, type KeyPlace } from '../config/changing-key.ts';
import { readKeptKey } from '../config/kept-key.ts';
import { readEnv } from '../config/read-env.ts';
import { findEmbedded } from '../embedded-postgres/find-embedded.ts';
import { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import { describeRestored } from './backup/describe-backup.ts';
import type { GivenKeys } from './backup/require-keys.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { dataDirOf } from './open-database-url.ts';
import { OperatorError } from './operator-terminal.ts';

export const restoreUsage =
  '  npm run operator -- restore FOLDER           restores such a copy into an empty database and DATA_DIR';

export async function restore(named: string): Promise<string> {
  const dataDir = dataDirOf();
  await using started = new AsyncDisposableStack();
  const target = { dataDir, ...keysFor(dataDir), openUrl: () => openEmptyUrl(dataDir, started) };
  return describeRestored(await restoreBackup(path.resolve(named), target));
}

/** The variables, or the files that a start outside production would have generated. */
function keysFor(dataDir: string): GivenKeys {
  const names = ['SECRET_KEY', 'VAULT_KEY'].flatMap((name) => [name, `${name}_NEXT`, `${name}_OLD`]);
  const environment = readEnv(Object.fromEntries(names.map((name) => [name, process.env[name]])));
  const find = ({ variable, file }: Pick<KeyPlace, 'file'> & { readonly variable: 'SECRET_KEY' | 'VAULT_KEY' }) => {
    const key = environment[variable] ?? readKeptKey(dataDir, file);
    return key === null ? null : changingSecret(key, otherKeysOf(environment, dataDir, { variable, file }));
  };
  const vaultKey = find(keyPlaces.vault);
  if (vaultKey !== null) return { vaultKey, secretKey: find(keyPlaces.secret) };
  throw new OperatorError(
    'VAULT_KEY is missing. Set it to the key of the backed-up installation, or put the file vault-key into DATA_DIR.',
    1,
  );
}

/** The database of DATABASE_URL, or a new embedded one. */
async function openEmptyUrl(dataDir: string, started: AsyncDisposableStack): Promise<string> {
  const url = readEnv({ DATABASE_URL: process.env['DATABASE_URL'] }).DATABASE_URL;
  if (url !== undefined) return url;
  const found = await findEmbedded(dataDir);
  if (found !== null && found.url !== null)
    throw new OperatorError(`Mwanzo is running on ${dataDir}. Stop it. Nothing was changed.`, 1);
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  started.defer(() => embedded.stop());
  return embedded.url;
}
