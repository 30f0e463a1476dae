import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { BrokenSeal, SealedAgain } from '../../../gateways/sealing/seal-again.ts';
import { sealRowsAgain } from '../../../gateways/sealing/seal-rows-again.ts';
import { keySeal } from './seal-key.ts';
import { listSealedKeys, replaceSealedKey } from './second-factors.repository.ts';

/** Seals the keys of second steps with the current vault key (`sealRowsAgain`). */
export function sealFactorsAgain(
  database: Database,
  vaultKey: Secret,
  onlyLooks = false,
): AsyncGenerator<SealedAgain | BrokenSeal> {
  return sealRowsAgain(
    {
      name: 'second_factors',
      seal: keySeal,
      list: (page) => getRows(database, listSealedKeys, page),
      replace: (row) => getRows(database, replaceSealedKey, row),
    },
    vaultKey,
    onlyLooks,
  );
}
