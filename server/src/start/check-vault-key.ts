import type { Config } from '../config/config.ts';
import { vaultCheckFile } from '../config/kept-key.ts';
import { keepLastingKeys, type LastingKeys } from '../gateways/sealing/lasting-keys.ts';
import { SealBrokenError } from '../gateways/sealing/seal-file.ts';
import { StartError } from '../errors/start-error.ts';

/**
 * Makes sure that `VAULT_KEY` is the key with which this data folder was first started, or that it was changed to it: a
 * file in it is sealed with that key. With another key every photo of a message and every document would seem to be
 * damaged.
 *
 * @param isNew true if nobody has signed up yet
 * @returns the keys that the file holds
 * @throws StartError
 */
export function checkVaultKey(
  config: Pick<Config, 'dataDir' | 'vaultKey' | keyof LastingKeys>,
  isNew = false,
): LastingKeys {
  try {
    return keepLastingKeys(config, isNew ? null : config);
  } catch (error) {
    if (error instanceof SealBrokenError) throw new StartError(otherKey, { cause: error });
    throw error;
  }
}

const otherKey = `VAULT_KEY is not the key of this DATA_DIR. Nothing was started, and no file was touched.
What you can do:
  - Put the right key back, as the variable VAULT_KEY or as the file DATA_DIR/vault-key. If you are changing the key,
    the earlier one is VAULT_KEY_OLD or DATA_DIR/vault-key.old (docs/operating.md, "Changing keys").
  - If it is lost, nobody can open the identity documents, photos and voice notes of messages, second steps and
    M-Pesa numbers that it sealed, and nobody who was banned is known again. To go on without them, remove
    DATA_DIR/${vaultCheckFile}.`;
