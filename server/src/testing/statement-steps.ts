import type { QueryResultRow } from 'pg';
import type { Database } from '../database/connect.ts';
import { getRows, type Statement } from '../database/sql.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';

const inWords = (result: unknown): string =>
  (JSON.stringify(result) ?? 'nothing').replaceAll(/\{"type":"Buffer","data":\[(\d+)[^}]*/g, '{"bytes of $1"');

/** Rows that come in any order are told in that of their words. */
const inOrder = <Row>(text: string, found: readonly Row[]): readonly Row[] =>
  text.includes('order by') ? found : found.toSorted((one, other) => (inWords(one) < inWords(other) ? -1 : 1));

/** Steps that are single statements, and functions on a transaction, with what they resolve to. */
export const createStatementSteps = (database: Database) => ({
  rows:
    <Input extends object, Row extends QueryResultRow>(statement: Statement<Input, Row>, input: Input) =>
    async () =>
      inWords(inOrder(statement.text, await getRows(database, statement, input))),
  alone: (work: (on: Transaction) => Promise<unknown>) => async () => inWords(await inTransaction(database, work)),
  told: (work: () => Promise<unknown>) => async () => inWords(await work()),
});
