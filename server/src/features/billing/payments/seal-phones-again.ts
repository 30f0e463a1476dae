import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { BrokenSeal, SealedAgain } from '../../../gateways/sealing/seal-again.ts';
import { getRows, type Statement } from '../../../database/sql.ts';
import { listSealedOrders, listSealedPhones, replaceOrderPhone, replacePhone } from './prompts.repository.ts';
import { sealPhoneAgain } from './seal-phone.ts';

const atOnce = 500;

interface SealedRow {
  readonly id: number;
  readonly code?: string;
  readonly sealedPhone: Buffer;
}

interface Table {
  readonly name: string;
  readonly list: Statement<{ after: number; limit: number }, SealedRow>;
  readonly replace: Statement<{ id: number; sealedPhone: Buffer; replaced: Buffer }, object>;
}

const tables: readonly Table[] = [
  { name: 'payment_orders', list: listSealedOrders, replace: replaceOrderPhone },
  { name: 'payment_phones', list: listSealedPhones, replace: replacePhone },
];

/**
 * Seals paying phones with the current vault key. It can be started again whenever it was ended.
 *
 * @param onlyLooks if true, it only says what is to be done
 * @returns for each phone, whether it had been sealed with another vault key, or the failure to open it
 */
export async function* sealPhonesAgain(
  database: Database,
  vaultKey: Secret,
  onlyLooks = false,
): AsyncGenerator<SealedAgain | BrokenSeal> {
  for (const { name, list, replace } of tables)
    for (let after = 0, hasMore = true; hasMore;) {
      const rows = await getRows(database, list, { after, limit: atOnce });
      for (const { id, code, sealedPhone: replaced } of rows) {
        after = id;
        try {
          const sealedPhone = sealPhoneAgain(replaced, code ?? String(id), vaultKey);
          if (sealedPhone !== null && !onlyLooks) await getRows(database, replace, { id, sealedPhone, replaced });
          yield sealedPhone === null ? 'current' : 'again';
        } catch (error) {
          yield { place: `${name} ${id}`, error };
        }
      }
      hasMore = rows.length === atOnce;
    }
}
