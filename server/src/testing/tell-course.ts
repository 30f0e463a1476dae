import type { MemberEvent } from '@mwanzo/contract/events';
import type { PoolClient } from 'pg';
import { onTestFinished } from 'vitest';
import { personalTables } from '../features/personal-data/personal-tables.ts';
import type { TestApp } from './build-test-app.ts';
import { makeForm } from './make-form.ts';
import { differenceOf } from './whole-member/read-tables.ts';

/** A step says what happens, and does it. Its result is told, too. */
export type Step = readonly [words: string, step: () => Promise<unknown>];

type Replace = (text: string) => string;

/** A course takes place in another month than now, so that moments of the database’s own clock stand out. */
export const courseStart = '2041-03-01T06:00:00Z';

/** Sets the clock to the start of a course until the test has finished. */
export function beginCourse({ clock }: Pick<TestApp, 'clock'>): void {
  const before = clock.now();
  clock.set(courseStart);
  onTestFinished(() => clock.set(before));
}

/** The paths of a photo that differ in the width alone. */
const threeWidths =
  /\{"160":"(\/media\/photos\/[\da-f]{32})\/160\.webp(\?[^"]*)?","480":"\1\/480\.webp\2","1080":"\1\/1080\.webp\2"\}/g;

/**
 * Returns a function that writes a text as it is in each run: what is drawn is numbered in the order in which it comes
 * up, so that two of a kind stay apart. Moments stay, apart from those of the database's own clock.
 */
function numberDrawn(): Replace {
  const drawn = new Map<string, string>();
  const named = (kind: string) => (value: string) => {
    const known = drawn.get(value) ?? `${kind}${drawn.size + 1}`;
    drawn.set(value, known);
    return known;
  };
  return (text) =>
    text
      .replaceAll(/"(?!2041|2026-0)\d{4}-\d\d-\d\dT[^"]*"/g, '"now"')
      .replaceAll(/\?expires=(\d+)&signature=[\w-]+&viewer=(\d+)(?:\.[\w-]+)?/g, '?until=$1&by=$2')
      .replaceAll(threeWidths, '"all widths $1$2"')
      .replaceAll(/"\\\\x(?!([\da-f]{2})\1*")[\da-f]{24,}"/g, '"random"')
      .replaceAll(/"[01]{60,}"/g, '"bits"')
      .replaceAll(/\$argon2id[^"]*/g, '(hash)')
      .replaceAll(/(rank_key"?: ?)[\d.]+(?: -> [\d.]+)?/g, '$1(rank)')
      .replaceAll(/(?<="bytes": ?)\d+/g, '"some"')
      .replaceAll(/(?<="thumbhash": ?)"[\w+/=]{20,}"/g, '"drawn"')
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, named('uuid '))
      .replaceAll(/\b[\da-f]{32}\b/g, named('key '))
      .replaceAll(/(?<=token=)[\w-]{43}|\b\d+\.[\w-]{43}(?=")/g, named('token '))
      .replaceAll(/(?<=[:[, (])\d{9,16}(?=[,}\])\s]|$)/g, named('#'));
}

/** The order in which several members are notified is open, so that these ids say nothing. */
const plainIds: Readonly<Record<string, string>> = { notifications: "- 'id'" };

type ReadRows = (client: PoolClient) => Promise<Map<string, string[]>>;

/** Returns a function that reads all rows as text. Its statement has a name, so that a connection plans it once. */
function createReader(tables: readonly string[]): ReadRows {
  const selects = tables.map(
    (name) => `select '${name}' as name, (jsonb_strip_nulls(to_jsonb(whole)) ${plainIds[name] ?? ''})::text as row
      from ${name} whole`,
  );
  const statement = { name: 'rows-of-a-course', text: selects.join(' union all ') };
  return async (client) => {
    const { rows } = await client.query<{ name: string; row: string }>(statement);
    const found = new Map<string, string[]>(tables.map((table) => [table, []]));
    for (const { name, row } of rows.toSorted((one, other) => (one.row < other.row ? -1 : 1)))
      found.get(name)?.push(row);
    return found;
  };
}

/** Rows have the same numbers however many an earlier test of the file took, which may have been tried twice. */
const firstNumbers = `select setval(format('%I.%I', schemaname, sequencename)::regclass, 1001, false)
  from pg_sequences where schemaname = 'public'`;

interface World extends Pick<TestApp, 'database' | 'clock'> {
  /** Steps without it are single statements, of which nobody hears. */
  readonly events?: TestApp['events'];
  /** The other changes of a step, in any order. */
  readonly changes?: () => readonly string[];
}

/**
 * Tells each step in words: its result if that is a text, who hears which event, and which rows of these tables it
 * changes; by default of all that hold something of a member. A second passes with each step.
 */
export async function tellCourse(
  { database, clock, events, changes = () => [] }: World,
  steps: readonly Step[],
  tables: readonly string[] = Object.keys(personalTables),
): Promise<string> {
  const readRows = createReader(tables);
  const plain = numberDrawn();
  const heard: string[] = [];
  const told = ({ to, event }: { readonly to: readonly number[]; readonly event: MemberEvent }) =>
    heard.push(`-> ${to.toSorted((one, other) => one - other).join()} ${JSON.stringify(event)}`);
  const stops = [
    events?.subscribe(told),
    events?.onSessionsEnded((ids) => heard.push(`-> ${ids.length} sessions end`)),
  ];
  const client = await database.pool.connect();
  const lines: string[] = [];
  try {
    await client.query("set timezone to 'UTC'");
    await client.query(firstNumbers);
    let before = await readRows(client);
    for (const [words, step] of steps) {
      heard.length = 0;
      const result = await step();
      const after = await readRows(client);
      lines.push(
        `== ${words}${typeof result === 'string' ? `: ${plain(result)}` : ''}`,
        ...heard.toSorted().map(plain),
        ...[...differenceOf(before, after), ...changes()].map(plain).toSorted(),
      );
      before = after;
      clock.advance(1000);
    }
    await client.query('reset timezone');
  } finally {
    client.release();
    for (const stop of stops) stop?.();
  }
  return `${lines.join('\n')}\n`;
}

/** By which column the newest row of a table is found. */
const ages: Readonly<Record<string, string>> = {
  calls: 'started_at',
  message_media: 'created_at',
  past_conversations: 'ended_at',
  photos: 'created_at',
};

/** By which column a row of a table is named in paths. */
const names: Readonly<Record<string, string>> = { payment_orders: 'code' };

/**
 * Sends requests with a token of now, and says the status and the body of each response. In paths and bodies
 * `{messages}` stands for the id of the newest row of that table. Bytes among the values make a form.
 * `named` puts the ids into a text.
 */
export function createTeller({ database, inject, tokens }: TestApp, moderators: readonly number[] = []) {
  async function withIds(text: string): Promise<string> {
    const table = /\{(\w+)\}/.exec(text)?.[1];
    if (table === undefined) return text;
    const { rows } = await database.pool.query(
      `select ${names[table] ?? 'id'} as name from ${table}
       order by ${ages[table] ?? 'id'} desc, id::text collate "C" desc limit 1`,
    );
    return withIds(text.replaceAll(`"{${table}}"`, `{${table}}`).replaceAll(`{${table}}`, String(rows[0]?.name)));
  }

  const ask = async (
    userId: number,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    sent?: object,
  ) => {
    const role = moderators.includes(userId) ? ('moderator' as const) : ('member' as const);
    const authorization = `Bearer ${await tokens.issue({ userId, role }, 1)}`;
    const url = `/api/${await withIds(path)}`;
    const parts = Object.entries(sent ?? {});
    const isForm = parts.some(([, part]) => part instanceof Uint8Array);
    const isJson = sent !== undefined && !isForm && !(sent instanceof FormData);
    const headers = { authorization, ...(isJson && { 'content-type': 'application/json' }) };
    const form = async () => {
      const named = parts.map(async ([name, part]) => [name, typeof part === 'string' ? await withIds(part) : part]);
      return makeForm(Object.fromEntries(await Promise.all(named)));
    };
    const payload = isForm ? await form() : isJson ? await withIds(JSON.stringify(sent)) : sent;
    const { statusCode, body } = await inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    return `${statusCode} ${body}`.trimEnd();
  };
  return Object.assign(ask, { named: withIds });
}
