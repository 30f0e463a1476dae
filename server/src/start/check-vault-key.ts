import type { Config } from '../config/config.ts';
import { keptKey, vaultCheckFile } from '../config/kept-key.ts';
import { openTogether, SealBrokenError, sealTogether } from '../gateways/sealing/seal-file.ts';
import { vaultKeyOf } from '../gateways/sealing/vault-key.ts';
import { StartError } from '../errors/start-error.ts';

/**
 * Makes sure that `VAULT_KEY` is the key with which this data folder was first started: a file in it is sealed with
 * that key. With another key every photo of a message and every document would seem to be damaged.
 *
 * @throws StartError
 */
export function checkVaultKey({ dataDir, vaultKey }: Pick<Config, 'dataDir' | 'vaultKey'>): void {
  const key = vaultKeyOf(vaultKey);
  const kept = keptKey(dataDir, vaultCheckFile, () => sealTogether(key, vaultCheckFile, Buffer.of()).toString('hex'));
  try {
    openTogether(key, vaultCheckFile, Buffer.from(kept, 'hex'));
  } catch (error) {
    if (error instanceof SealBrokenError) throw new StartError(otherKey, { cause: error });
    throw error;
  }
}

const otherKey = `VAULT_KEY is not the key of this DATA_DIR. Nothing was started, and no file was touched.
What you can do:
  - Put the right key back, as the variable VAULT_KEY or as the file DATA_DIR/vault-key.
  - If it is lost, nobody can open the identity documents, photos and voice notes of messages, second steps and
    M-Pesa numbers that it sealed. To go on without them, remove DATA_DIR/${vaultCheckFile}.`;
