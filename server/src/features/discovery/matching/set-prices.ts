import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { waitForFold } from './matching-states.repository.ts';
import { listExposed, writePrices } from './prices.repository.ts';
import { nextLogPrice } from './model/prices.ts';

/**
 * Makes those dearer who were shown more than others of their gender since the last time, or whom more likes wait for
 * than anybody reads in a day, and the others cheaper.
 * Dear people come later in decks, so that somebody else is seen as well. Few answers are mostly chance, so a
 * gender keeps its prices until each of its members was shown once, on average.
 *
 * @returns the number of members with a new price
 */
export function setPrices({ database }: { readonly database: Database }): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await getRows(transaction, waitForFold, {});
    const exposed = await getRows(transaction, listExposed, {});
    const priceOf = ({ logPrice, ...exposure }: (typeof exposed)[number]) => nextLogPrice(logPrice, exposure);
    await getRows(transaction, writePrices, { ids: exposed.map(({ id }) => id), logPrices: exposed.map(priceOf) });
    return exposed.length;
  });
}
