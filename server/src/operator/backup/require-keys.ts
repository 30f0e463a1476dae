import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keyIdOf } from '../../config/key-id.ts';
import type { Secret } from '../../config/secret.ts';
import { knownKeysFile, parseKnownKeys, type KnownKeys } from '../../gateways/data-folder/known-keys.ts';
import { unlessMissing } from '../../gateways/files/unless-missing.ts';
import { OperatorError } from '../operator-terminal.ts';
import { placesIn } from './backup-format.ts';
import type { OpenedBackup } from './open-backup.ts';
import { requireVaultKey } from './require-vault-key.ts';

/** The keys with which an operator restores. */
export interface GivenKeys {
  readonly vaultKey: Secret;
  /** Null if none is given: then members sign in again, unless the server gets the right one. */
  readonly secretKey: Secret | null;
}

/**
 * Makes sure that the given keys are those of a backup. One that was made while a key was being changed needs both.
 *
 * @throws OperatorError that names the key
 */
export async function requireKeys(backup: OpenedBackup, { vaultKey, secretKey }: GivenKeys): Promise<void> {
  await requireVaultKey(placesIn(backup.folder).files, vaultKey, 'VAULT_KEY is not the key of this backup.');
  const known = await readKnown(backup);
  const missing = idsOf(known, 'vault').find((id) => !hasId('vault', vaultKey, id));
  if (missing !== undefined)
    throw new OperatorError(
      `VAULT_KEY was being changed when this backup was made. Give the key ${missing} too, as VAULT_KEY_OLD or as ` +
        'the file vault-key.old. Nothing was changed.',
      1,
    );
  const ids = idsOf(known, 'secret');
  if (secretKey === null || ids.length === 0 || ids.some((id) => hasId('secret', secretKey, id))) return;
  throw new OperatorError(
    `SECRET_KEY is not the key of this backup, whose id is ${ids.join(' or ')}. Give that one, as SECRET_KEY_OLD ` +
      'if it was changed since. To restore without it, leave SECRET_KEY and the file secret-key away: then every ' +
      'member has to sign in again. Nothing was changed.',
    1,
  );
}

/** A backup of an earlier release names no keys. */
async function readKnown({ folder }: OpenedBackup): Promise<KnownKeys> {
  const text = await unlessMissing(readFile(path.join(placesIn(folder).files, knownKeysFile), 'utf8'));
  return text === null ? {} : parseKnownKeys(text);
}

const idsOf = (known: KnownKeys, kind: 'secret' | 'vault'): string[] =>
  (known[kind] ?? []).filter(({ ended }) => ended === undefined).map(({ id }) => id);

const hasId = (kind: 'secret' | 'vault', given: Secret, id: string): boolean =>
  given.each().some((key) => keyIdOf(kind, key) === id);
