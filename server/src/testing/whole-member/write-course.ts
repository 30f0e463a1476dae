import type { QueryResultRow } from 'pg';
import { expect, onTestFinished } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { getRows, type Statement } from '../../database/sql.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { TestApp } from '../build-test-app.ts';
import { differenceOf, readTables } from './read-tables.ts';
import { inLines } from './whole-app.ts';

type World = Pick<TestApp, 'clock' | 'database'> & { readonly events?: Pick<TestApp['events'], 'subscribe'> };

/** The words of a step, and what it does. A string that it resolves to is told. */
export type CourseStep = readonly [words: string, step: () => Promise<unknown>];

/** A request as the member with this number, and its response in words. */
export function createSender({ inject, tokens }: Pick<TestApp, 'inject' | 'tokens'>) {
  return async (
    by: number,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    role: 'member' | 'moderator' = 'member',
  ): Promise<string> => {
    const authorization = `Bearer ${await tokens.issue({ userId: by, role }, 1)}`;
    const url = `/api/${path}`;
    const sent = { method, url, headers: { authorization }, ...(payload && { payload }) };
    const { statusCode, body } = await inject(sent);
    return `${statusCode} ${inLines(body).replaceAll(threeWidths, '"all widths $1"')}`;
  };
}

/** The paths of a photo that differ in the width alone. */
const threeWidths =
  /\{"160":"\/media\/photos\/key\/160\.webp(\?[^"]*)","480":"[^"]*\/480\.webp\1","1080":"[^"]*\/1080\.webp\1"\}/g;

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

/** Takes the steps, a second each, and compares what each tells, who hears of it and which rows of tables change. */
export async function compareCourse(
  { clock, database, events }: World,
  steps: readonly CourseStep[],
  { tables, file }: { readonly tables: string; readonly file: string },
): Promise<void> {
  const heard: string[] = [];
  const stop = events?.subscribe(({ to, event }) =>
    heard.push(`-> ${to.toSorted().join()} ${inLines(JSON.stringify(event))}`),
  );
  if (stop) onTestFinished(stop);
  const rows = () => readTables(database, tables.split(' '));
  const lines: string[] = [];
  let before = await rows();
  for (const [words, step] of steps) {
    heard.length = 0;
    const told = await step();
    const after = await rows();
    lines.push(`== ${words}: ${typeof told === 'string' ? told : ''}`.trimEnd());
    lines.push(...heard, ...differenceOf(before, after));
    before = after;
    clock.advance(1000);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
}
