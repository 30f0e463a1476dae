import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient, QueryResult } from 'pg';
import type { Database } from '../database/connect.ts';

export interface OneConnection {
  /** The changes since the last look, or since the beginning of `undone`, while its work goes on. */
  takeChanges(): Promise<string[]>;
  /**
   * Runs `work` and returns the tables that it has changed, and how: "pairs:insert", or "photos:delete of others" when
   * the row belongs to another member. Then it undoes all changes, also those of the statement `before`.
   */
  undone<Result>(
    memberId: number,
    work: () => Promise<Result>,
    before?: string,
  ): Promise<{ result: Result; changed: string[] }>;
  /** Restores the pool's own connections. */
  end(): Promise<void>;
}

/**
 * Runs all statements of a pool on one connection, inside a transaction that never commits. A commit by the app only
 * releases a savepoint. So each request can make its changes, and the next one starts from the same world. Needs
 * `followChanges`.
 */
export async function onOneConnection({ pool }: Database): Promise<OneConnection> {
  const client = await pool.connect();
  const ways = { query: pool.query.bind(pool), connect: pool.connect.bind(pool) };
  const raw = client.query.bind(client) as Raw;
  const raws = client.query.bind(client) as (texts: string) => Promise<QueryResult<{ name: string }>[]>;
  const turns = takeTurns();
  const marks = redirect(pool, raw, turns);
  let member: number | undefined;
  await raw('begin; savepoint before');
  return {
    async takeChanges() {
      await turns.ended();
      marks.isChanged = true;
      const { rows } = await raw(
        'with taken as (delete from changes_of_request returning name) ' +
          'select distinct name from taken order by name',
      );
      return rows.map(({ name }) => name);
    },
    async undone(memberId, work, before) {
      if (memberId !== member)
        await raw(`release savepoint before; set local permissions.member = '${memberId}'; savepoint before`);
      member = memberId;
      if (before !== undefined) {
        marks.isChanged = true;
        await raw(`${before}; delete from changes_of_request`);
      }
      const result = await work();
      await turns.ended();
      const [changes] = await raws(
        'select distinct name from changes_of_request order by name; rollback to savepoint before',
      );
      Object.assign(marks, { last: 'before', isChanged: false });
      return { result, changed: changes?.rows.map(({ name }) => name) ?? [] };
    },
    async end() {
      Object.assign(pool, ways);
      await raw('rollback');
      client.release();
    },
  };
}

type Raw = (...words: unknown[]) => Promise<QueryResult<{ name: string }>>;

/**
 * Runs all statements of the pool on one connection. A failed statement would abort everything, so it is undone up to
 * the last savepoint. There is a new one only after a change: each round trip costs a busy machine as much as the work.
 */
function redirect(pool: Database['pool'], raw: Raw, turns: ReturnType<typeof takeTurns>) {
  const marks = { last: 'before', isChanged: false };
  const query = async (...words: unknown[]) => {
    const end = await turns.take();
    try {
      if (marks.isChanged) await raw(`savepoint ${(marks.last = 'statement')}`);
      marks.isChanged = !isRead(words);
      return await raw(...words);
    } catch (error) {
      await raw(`rollback to savepoint ${marks.last}`);
      throw error;
    } finally {
      end();
    }
  };
  const inTransaction = (...words: unknown[]) => {
    const [text] = words;
    marks.isChanged ||= !isRead(words);
    if (typeof text !== 'string') return raw(...words);
    if (/^begin/i.test(text)) return raw('savepoint transaction');
    if (text === 'rollback') return raw('rollback to savepoint transaction');
    return text === 'commit' ? Promise.resolve({ command: 'COMMIT' }) : raw(...words);
  };
  const connect = async (): Promise<PoolClient> => {
    const end = await turns.take();
    return { query: inTransaction, release: end } as unknown as PoolClient;
  };
  Object.assign(pool, { query, connect });
  return marks;
}

/** True for a statement that surely changes nothing. */
function isRead([statement]: readonly unknown[]): boolean {
  const text = typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');
  return /^\s*select\b/i.test(text) && !/\b(?:insert|update|delete|nextval|set_config)\b/i.test(text);
}

/** Statements and transactions run one at a time: a failed one would abort the others. */
function takeTurns() {
  let last = Promise.resolve();
  return {
    /** Resolves when nothing else is running, with a function that ends the turn. */
    async take(): Promise<() => void> {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
    /** Resolves when nothing is running, including work that begins after a response. */
    async ended(): Promise<void> {
      for (let seen; seen !== last; await nextTurn()) {
        await nextTurn();
        seen = last;
        await seen;
      }
    },
  };
}

/** Installs triggers that note the name of every table of which a row changes. An update to the same values is none. */
export async function followChanges({ pool }: Database): Promise<void> {
  await pool.query('create table changes_of_request (name text not null)');
  await pool.query('grant select, delete on changes_of_request to public');
  await pool.query(`create function note_change() returns trigger language plpgsql security definer as $$
    declare owner text := to_jsonb(coalesce(new, old)) ->> 'user_id';
    begin
      if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
      insert into public.changes_of_request values (tg_table_name || ':' || lower(tg_op) ||
        case when owner <> current_setting('permissions.member', true) then ' of others' else '' end);
      return null;
    end $$`);
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'changes_of_request'`,
  );
  for (const { name } of rows)
    await pool.query(
      `create trigger note_change after insert or update or delete
        on "${name}" for each row execute function note_change()`,
    );
}
