import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { BrokenSeal, SealedAgain } from '../../../gateways/sealing/seal-again.ts';
import { getRows } from '../../../database/sql.ts';
import { sealKeyAgain } from './seal-key.ts';
import { listSealedKeys, replaceSealedKey } from './second-factors.repository.ts';

const atOnce = 500;

/**
 * Seals the keys of second steps with the current vault key. It can be started again whenever it was ended.
 *
 * @param onlyLooks if true, it only says what is to be done
 * @returns for each key, whether it had been sealed with another vault key, or the failure to open it
 */
export async function* sealFactorsAgain(
  database: Database,
  vaultKey: Secret,
  onlyLooks = false,
): AsyncGenerator<SealedAgain | BrokenSeal> {
  for (let after = 0; ;) {
    const rows = await getRows(database, listSealedKeys, { after, limit: atOnce });
    for (const { userId, sealedSecret: replaced } of rows) {
      after = userId;
      try {
        const sealedSecret = sealKeyAgain(replaced, userId, vaultKey);
        if (sealedSecret !== null && !onlyLooks)
          await getRows(database, replaceSealedKey, { userId, sealedSecret, replaced });
        yield sealedSecret === null ? 'current' : 'again';
      } catch (error) {
        yield { place: `second_factors ${userId}`, error };
      }
    }
    if (rows.length < atOnce) return;
  }
}
