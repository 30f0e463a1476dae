import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { BrokenSeal, SealedAgain } from '../../../gateways/sealing/seal-again.ts';
import { sealRowsAgain } from '../../../gateways/sealing/seal-rows-again.ts';
import { listSealedOrders, listSealedPhones, replaceOrderPhone, replacePhone } from './prompts.repository.ts';
import { phoneSeal } from './seal-phone.ts';

const tables = [
  { name: 'payment_orders', list: listSealedOrders, replace: replaceOrderPhone },
  { name: 'payment_phones', list: listSealedPhones, replace: replacePhone },
];

/** Seals paying phones with the current vault key (`sealRowsAgain`). */
export async function* sealPhonesAgain(
  database: Database,
  vaultKey: Secret,
  onlyLooks = false,
): AsyncGenerator<SealedAgain | BrokenSeal> {
  for (const { name, list, replace } of tables)
    yield* sealRowsAgain(
      {
        name,
        seal: phoneSeal,
        list: (page) => getRows(database, list, page),
        replace: (row) => getRows(database, replace, row),
      },
      vaultKey,
      onlyLooks,
    );
}
