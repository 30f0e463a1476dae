import type { Client } from 'pg';
import { type LockPatience, withPatience } from './lock-patience.ts';

/**
 * A migration begins with this line if it does not run in one transaction. Each of its statements is committed by
 * itself.
 */
const marker = '-- in steps\n';

const index = /^create (?:unique )?index concurrently (?:if not exists )?(\w+) on\b/i;
const batch = /^(?:with|update|delete|insert)\b.*\blimit \d+/is;
const repeatable = [
  index,
  batch,
  /^drop index concurrently if exists \w+$/i,
  /^alter table \w+ validate constraint \w+$/i,
];

/**
 * The statements of a migration in steps; null of one that runs in a transaction.
 * @throws an error about a statement that could not run again, after a start that was killed in the middle
 */
export function readSteps(text: string): string[] | null {
  if (!text.startsWith(marker)) return null;
  const statements = text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  for (const statement of statements) {
    if (!repeatable.some((kind) => kind.test(statement)))
      throw new Error(`a start that was killed could not run this again, so that it needs a transaction: ${statement}`);
  }
  return statements;
}

/** Runs a statement of a migration in steps. It may have run before, as a whole or up to its middle. */
export async function runStep(client: Client, statement: string, patience: LockPatience): Promise<void> {
  if (batch.test(statement)) return runBatches(client, statement, patience);
  // The remaining kinds of statements may wait for a lock, because no member waits behind them.
  await client.query('set lock_timeout = 0');
  const [, name] = index.exec(statement) ?? [];
  if (name === undefined || !(await hasIndex(client, name))) await client.query(statement);
}

/** Repeats the statement until it changes no row. */
async function runBatches(client: Client, statement: string, patience: LockPatience): Promise<void> {
  await client.query(`set lock_timeout = ${patience.waitMs}`);
  const changesRows = async (): Promise<boolean> => (await client.query(statement)).rowCount !== 0;
  while (await withPatience(patience, changesRows));
}

/** An index that was not completed is never used, but each write keeps it up to date: it goes. */
async function hasIndex(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  if (rows[0]?.valid === false) await client.query(`drop index concurrently ${name}`);
  return rows[0]?.valid ?? false;
}
