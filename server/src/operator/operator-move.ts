import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { keyFiles } from '../config/changing-key.ts';
import { readEnv } from '../config/read-env.ts';
import { Secret } from '../config/secret.ts';
import { publicVapidKey } from '../config/vapid-keys.ts';
import { findEmbedded } from '../embedded-postgres/find-embedded.ts';
import { startEmbedded } from '../embedded-postgres/start-embedded.ts';
import { describeContent, describeFiles } from './backup/describe-backup.ts';
import { requireEmptyFolder } from './backup/place-files.ts';
import { requireVaultKey } from './backup/require-vault-key.ts';
import { moveDatabase, requireNoRestore, type Moved } from './move/move-database.ts';
import { requireInstallation } from './operator-backup.ts';
import { OperatorError } from './operator-terminal.ts';

export const moveUsage = `  npm run operator -- move-database OLD        copies what is in the DATA_DIR OLD
                                               into DATABASE_URL and a new DATA_DIR`;

type Variables = Readonly<Record<string, string | undefined>>;

/** @param variables those of the new installation */
export async function move(named: string, variables: Variables = process.env): Promise<string> {
  const { DATABASE_URL: url, DATA_DIR } = readEnv(only(variables, ['DATABASE_URL', 'DATA_DIR']));
  const [old, dataDir] = [path.resolve(named), path.resolve(DATA_DIR)];
  if (url === undefined)
    throw new OperatorError('Set DATABASE_URL to the new database, as the owner of its tables.', 2);
  requireApart(old, dataDir);
  const found = await findEmbedded(old);
  if (found === null) throw new OperatorError(`There is no embedded database in ${old}.`, 1);
  if (found.url !== null) throw new OperatorError(`Mwanzo is running on ${old}. Stop it. Nothing was changed.`, 1);
  requireNoChange(old);
  const vaultKey = await vaultKeyOf(old, variables);
  requireSameKeys(old, variables);
  await requireNoRestore(dataDir);
  await requireEmptyFolder(dataDir, new Set(['lost+found']));
  const embedded = await startEmbedded({ dataDir: old, log: () => {} });
  await using started = new AsyncDisposableStack();
  started.defer(() => embedded.stop());
  const installation = await requireInstallation(embedded.url, old);
  const moved = await moveDatabase({ url: embedded.url, dataDir: old, installation }, { url, dataDir }, vaultKey);
  return describe(moved, { old, dataDir });
}

/** The command does not need all the settings that a server in production must have. */
const only = (variables: Variables, names: readonly string[]): Variables =>
  Object.fromEntries(names.map((name) => [name, variables[name]]));

function requireApart(old: string, dataDir: string): void {
  const [one, other] = [old, dataDir].map((folder) => `${existsSync(folder) ? realpathSync(folder) : folder}/`);
  if (!one?.startsWith(other ?? '') && !other?.startsWith(one ?? '')) return;
  throw new OperatorError(`Set DATA_DIR to a new folder outside of ${old}, which stays as it is.`, 2);
}

const keptIn = (folder: string, name: string): string | null => {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
};

/** Production takes keys from variables, and a key that is being changed needs two of them. */
function requireNoChange(old: string): void {
  const changing = keyFiles.filter((file) => /\.(?:next|old)$/.test(file) && keptIn(old, file) !== null);
  if (changing.length === 0) return;
  throw new OperatorError(
    `A key is being changed (${changing.join(', ')}). End that first: npm run operator -- keys status`,
    1,
  );
}

async function vaultKeyOf(old: string, variables: Variables): Promise<Secret> {
  const key = readEnv({ VAULT_KEY: variables['VAULT_KEY'] ?? keptIn(old, 'vault-key') ?? undefined }).VAULT_KEY;
  if (key === undefined)
    throw new OperatorError(`VAULT_KEY is missing: set it to the key with which Mwanzo ran on ${old}.`, 1);
  const vaultKey = new Secret(key);
  await requireVaultKey(old, vaultKey, `VAULT_KEY is not the key of ${old}. Leave it out if that has a vault-key.`);
  return vaultKey;
}

const keyNames = { 'secret-key': 'SECRET_KEY', 'vapid-key': 'VAPID_PRIVATE_KEY' } as const;

/** A server with other keys would sign every member out, or send pushes that no browser takes. */
function requireSameKeys(old: string, variables: Variables): void {
  for (const [file, name] of Object.entries(keyNames)) {
    const [given, kept] = [variables[name], keptIn(old, file)];
    if (given === undefined || given === '' || kept === null || given === kept) continue;
    throw new OperatorError(
      `${name} is not the key in ${path.join(old, file)}. Set it to that text, or leave it out. Nothing was changed.`,
      1,
    );
  }
}

function describe({ rows, files, checked }: Moved, { old, dataDir }: { old: string; dataDir: string }): string {
  const keys = Object.entries({ 'vault-key': 'VAULT_KEY', ...keyNames }).filter(([file]) => keptIn(dataDir, file));
  const vapid = keptIn(dataDir, 'vapid-key');
  return [
    `The installation of ${old} is copied. Every row and every file of the copy was compared:`,
    ...describeContent({ tables: rows.tables, files }),
    `  ${checked.documents} identity documents, with their keys`,
    ...describeFiles(checked),
    ...keys.map(([file, name]) => `Production needs ${name}: it is the text of ${path.join(dataDir, file)}.`),
    ...(vapid === null ? [] : [`VAPID_PUBLIC_KEY, which goes with it, is ${publicVapidKey(vapid)}`]),
    'Let the server use the database: npm run operator -- prepare-database ROLE. Then start it with the new settings.',
    `${old} is as it was. Do not start a server on it any more, and remove it when all is well.`,
  ].join('\n');
}
