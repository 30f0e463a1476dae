import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../config/read-env.ts';
import { Secret } from '../config/secret.ts';
import { findEmbedded } from '../embedded-postgres/find-embedded.ts';
import { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import { describeRestored } from './backup/describe-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { dataDirOf } from './open-database-url.ts';
import { OperatorError } from './operator-terminal.ts';

export const restoreUsage =
  '  npm run operator -- restore FOLDER           restores such a copy into an empty database and DATA_DIR';

export async function restore(named: string): Promise<string> {
  const dataDir = dataDirOf();
  await using started = new AsyncDisposableStack();
  const target = { dataDir, vaultKey: vaultKeyFor(dataDir), openUrl: () => openEmptyUrl(dataDir, started) };
  return describeRestored(await restoreBackup(path.resolve(named), target));
}

/** The variable, or the file that a start outside production would have generated. */
function vaultKeyFor(dataDir: string): Secret {
  const { VAULT_KEY } = process.env;
  const kept = path.join(dataDir, 'vault-key');
  const given = VAULT_KEY ?? (existsSync(kept) ? readFileSync(kept, 'utf8').trim() : undefined);
  const key = readEnv({ VAULT_KEY: given }).VAULT_KEY;
  if (key !== undefined) return new Secret(key);
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
