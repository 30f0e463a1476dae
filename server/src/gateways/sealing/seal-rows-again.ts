import type { Secret } from '../../config/secret.ts';
import type { BrokenSeal, SealedAgain } from './seal-again.ts';
import type { ValueSeal } from './seal-value.ts';

const pageRows = 500;

interface SealedRow {
  readonly id: number;
  /** The place that the value was sealed for. */
  readonly place: string;
  readonly sealed: Buffer;
}

/** A table with a sealed value in each row. */
export interface SealedTable {
  readonly name: string;
  readonly seal: ValueSeal;
  /** The rows after an id, in the order of their ids. */
  list(page: { readonly after: number; readonly limit: number }): Promise<readonly SealedRow[]>;
  /** Changes nothing when the row has another value by now. */
  replace(row: { readonly id: number; readonly sealed: Buffer; readonly replaced: Buffer }): Promise<unknown>;
}

/**
 * Seals the values of a table with the current vault key. It can be started again whenever it was ended.
 *
 * @param onlyLooks if true, it only says what is to be done
 * @returns for each row, whether another vault key had sealed it, or the failure to open it
 */
export async function* sealRowsAgain(
  { name, seal, list, replace }: SealedTable,
  vaultKey: Secret,
  onlyLooks: boolean,
): AsyncGenerator<SealedAgain | BrokenSeal> {
  for (let after = 0; ;) {
    const rows = await list({ after, limit: pageRows });
    for (const { id, place, sealed: replaced } of rows) {
      after = id;
      try {
        const sealed = seal.sealAgain(replaced, place, vaultKey);
        if (sealed !== null && !onlyLooks) await replace({ id, sealed, replaced });
        yield sealed === null ? 'current' : 'again';
      } catch (error) {
        yield { place: `${name} ${id}`, error };
      }
    }
    if (rows.length < pageRows) return;
  }
}
