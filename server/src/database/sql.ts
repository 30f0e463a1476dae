import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Database } from './connect.ts';
import { prepared } from './prepared.ts';
import type { Transaction } from './transaction.ts';
import { asUnavailable } from './unavailable.ts';

declare const brand: unique symbol;

/** A piece of SQL. A value is none, so none ends up in a text of SQL. */
export type Sql = string & { readonly [brand]: 'sql' };

/** The pieces that may stand in SQL: others, numbers, and constant words of our own, but no string from elsewhere. */
type Pieces<Given extends readonly (string | number)[]> = {
  [Index in keyof Given]: string extends Given[Index] ? Sql : Given[Index];
};

/** Puts pieces of SQL together: sql`select ${column} from members`. */
export function sql<const Given extends readonly (string | number)[]>(
  texts: TemplateStringsArray,
  ...pieces: Pieces<Given>
): Sql {
  // A deck puts thousands of pieces together, for which String.raw would take five times as long.
  let text = texts[0] ?? '';
  for (let at = 0; at < pieces.length; at += 1) text += `${pieces[at]}${texts[at + 1]}`;
  return text as Sql;
}

/** Puts pieces of SQL in a row, with a separator such as sql`, ` or sql` and ` between them. */
export const joinSql = (pieces: readonly Sql[], separator: Sql): Sql => pieces.join(separator) as Sql;

/** A statement with a name, which each connection parses and plans once. */
export interface Statement<Input extends object, Row extends QueryResultRow> {
  readonly name: string;
  readonly text: string;
  /** The property of the input that is the value of $1, of $2 and so on. */
  readonly keys: readonly (keyof Input & string)[];
  /** This is never set. It carries the type of the rows. */
  readonly row?: Row;
}

/**
 * Defines a statement about an input, once: `statement<{ id: MemberId }, { name: string }>((input) =>
 * sql`select name from members where id = ${input.id}`)`. A property that stands in it twice is one parameter. Its name
 * comes from its text. Not for queries whose best plan depends on the values.
 */
export function statement<Input extends object, Row extends QueryResultRow = never>(
  make: (input: { readonly [Key in keyof Input]-?: Sql }) => Sql,
): Statement<Input, Row> {
  const marked = make(new Proxy({}, { get: (_, key) => `«${String(key)}»` }) as Parameters<typeof make>[0]);
  const keys: string[] = [];
  const text = marked.replaceAll(/«(\w+)»/g, (_, key: string) => {
    if (!keys.includes(key)) keys.push(key);
    return `$${keys.indexOf(key) + 1}`;
  });
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { ...prepared<Row>(name, text), keys: keys as (keyof Input & string)[] };
}

/** The values of a statement's parameters, in their order. */
export const valuesOf = <Input extends object>({ keys }: Statement<Input, QueryResultRow>, input: Input): unknown[] =>
  keys.map((key) => valueOf(input[key]));

/** A list of whole numbers as PostgreSQL reads it. The driver quotes each one, which takes long for hundreds of ids. */
const valueOf = (value: unknown): unknown =>
  Array.isArray(value) && value.every((each) => Number.isSafeInteger(each)) ? `{${value.join()}}` : value;

/**
 * Runs a statement and returns its rows. Whatever the input lacks is null.
 * @throws DatabaseUnavailableError when the database cannot be reached or is too slow
 */
export async function getRows<Input extends object, Row extends QueryResultRow>(
  on: Database | Transaction,
  of: Statement<Input, Row>,
  input: Input,
): Promise<Row[]> {
  const { name, text } = of;
  const values = valuesOf(of, input);
  try {
    const { rows } = await ('pool' in on ? on.pool : on).query<Row>({ name, text, values });
    return rows;
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** The first row of a statement, or null; see `getRows`. */
export async function getRow<Input extends object, Row extends QueryResultRow>(
  on: Database | Transaction,
  of: Statement<Input, Row>,
  input: Input,
): Promise<Row | null> {
  return (await getRows(on, of, input))[0] ?? null;
}
