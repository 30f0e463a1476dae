import type { Database } from '../../database/connect.ts';

/** A moment of the database's own clock, which is in no planted row. */
const now = /"(?!2026-03)\d{4}-\d\d-\d\dT[^"]*"/g;
/** Keys of files. Planted ones begin with zeros. */
export const randomKeys = /\b(?!0{20})[\da-f]{32}\b/g;
/** Random bytes. Planted ones have the same byte throughout. */
const randomBytes = /"\\\\x(?!([\da-f]{2})\1*")[\da-f]{24,}"/g;

/** Reads each row of tables as text, by the names of the tables. What differs from run to run has a name instead. */
export async function readTables({ pool }: Database, tables: readonly string[]): Promise<Map<string, string[]>> {
  const client = await pool.connect();
  try {
    await client.query("set timezone to 'UTC'");
    const copies = await client.query<{ id: string; owner_id: number }>('select id, owner_id from past_conversations');
    const plain = (row: string): string =>
      copies.rows
        .reduce(
          (text, { id, owner_id }) => (id.startsWith('00000000') ? text : text.replace(id, `copy of ${owner_id}`)),
          row,
        )
        .replaceAll(now, '"now"')
        .replaceAll(randomBytes, '"random"')
        .replaceAll(/"(?!00000000)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"/g, '"random"')
        .replaceAll(/"[01]{60,}"/g, '"bits"')
        .replaceAll(randomKeys, 'key')
        .replaceAll(/(?<="thumbhash": )"[\w+/=]{20,}"/g, '"drawn"')
        .replaceAll(/(?<=[ [])\d{9,16}(?=[,}\]])/g, 'new');
    const read = tables.map(
      (name) => `select '${name}' as name, jsonb_strip_nulls(to_jsonb(whole))::text as row from ${name} whole`,
    );
    const { rows } = await client.query<{ name: string; row: string }>(read.join(' union all '));
    const found = new Map<string, string[]>();
    for (const { name, row } of rows) found.set(name, [...(found.get(name) ?? []), plain(row)].toSorted());
    return new Map(tables.flatMap((name) => (found.has(name) ? [[name, found.get(name) ?? []] as const] : [])));
  } finally {
    await client.query('reset timezone');
    client.release();
  }
}

type Row = Readonly<Record<string, unknown>>;

/** These columns name a row of any table. The same row after a change has the same. */
const names = 'id user_id low_id high_id day reader_id photo_id member_id sender_id receiver_id kind subject_id'.split(
  ' ',
);
const nameOf = (row: Row): string =>
  names.flatMap((name) => (name in row ? `${name} ${String(row[name])}` : [])).join(', ');

/** Says which rows are gone, new and changed, table by table. Of a changed one only the changed values are told. */
export function differenceOf(before: Map<string, readonly string[]>, after: Map<string, readonly string[]>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const [old, fresh] = [before.get(table) ?? [], after.get(table) ?? []];
    const gone = old.filter((row) => !fresh.includes(row)).map(parse);
    const made = fresh.filter((row) => !old.includes(row)).map(parse);
    const changed = gone.flatMap((row) => {
      const same = made.filter((other) => nameOf(other) === nameOf(row));
      return same.length === 1 && same[0] ? [{ row, next: same[0] }] : [];
    });
    const isChanged = (row: Row) => changed.some((each) => each.row === row || each.next === row);
    return [
      ...gone.filter((row) => !isChanged(row)).map((row) => `  - ${table} ${JSON.stringify(row)}`),
      ...changed.map(({ row, next }) => `  ~ ${table} (${nameOf(row)}) ${changesBetween(row, next)}`),
      ...made.filter((row) => !isChanged(row)).map((row) => `  + ${table} ${JSON.stringify(row)}`),
    ];
  });
}

/** An id of now is a word, so that the row can be read. */
const parse = (row: string): Row => JSON.parse(row.replaceAll(/(?<=[ [])new(?=[,\]}])/g, '"new"')) as Row;

const told = (value: unknown): string => JSON.stringify(value) ?? 'none';

function changesBetween(row: Row, next: Row): string {
  return Object.keys({ ...row, ...next })
    .filter((name) => told(row[name]) !== told(next[name]))
    .map((name) => `${name}: ${told(row[name])} -> ${told(next[name])}`)
    .join(', ');
}
