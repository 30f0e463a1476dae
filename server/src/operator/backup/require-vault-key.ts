import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { vaultCheckFile } from '../../config/kept-key.ts';
import type { Secret } from '../../config/secret.ts';
import { unlessMissing } from '../../gateways/files/unless-missing.ts';
import { openLastingKeys } from '../../gateways/sealing/lasting-keys.ts';
import { OperatorError } from '../operator-terminal.ts';

/**
 * Makes sure that a key is the one with which the files in a folder are sealed.
 * @throws OperatorError with this sentence
 */
export async function requireVaultKey(folder: string, vaultKey: Secret, sentence: string): Promise<void> {
  const check = await unlessMissing(readFile(path.join(folder, vaultCheckFile), 'utf8'));
  if (check === null) return;
  try {
    openLastingKeys(check.trim(), vaultKey);
  } catch (cause) {
    throw new OperatorError(`${sentence} Nothing was changed.`, 1, { cause });
  }
}
