import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from '../database/connect.ts';
import { readChange, type Change } from './follow-changes.ts';

export interface OneConnection {
  /** The changes since the last look, or since the beginning of `undone`, while its work goes on. */
  takeChanges(): Promise<string[]>;
  /**
   * Runs `work` and returns the tables that it has changed, and how: "pairs:insert", "photos:delete of others" when the
   * row belongs to another member than the first of `who`, and "pairs:update of bystanders" when it names somebody who
   * is not among `who`. Presence is left out. Then it undoes all changes, also those of the statement `before`.
   */
  undone<Result>(
    who: readonly number[],
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
  const changes: Change[] = [];
  client.on('notice', ({ message = '' }) => {
    changes.push(...readChange(message));
  });
  const turns = takeTurns();
  const marks = redirect(pool, { raw, turns, changes });
  let asked: readonly number[] = [];
  await raw('begin; savepoint before');
  return {
    async takeChanges() {
      await turns.ended();
      return namesOf(changes.splice(0), asked);
    },
    async undone(who, work, before) {
      asked = who;
      if (before !== undefined) {
        marks.isTouched = marks.isChanged = true;
        await raw(before);
        changes.length = 0;
      }
      const result = await work();
      await turns.ended();
      if (marks.isTouched) await raw('rollback to savepoint before');
      Object.assign(marks, { last: 'before', isChanged: false, isTouched: false });
      return { result, changed: namesOf(changes.splice(0), who) };
    },
    async end() {
      Object.assign(pool, ways);
      await raw('rollback');
      client.removeAllListeners('notice');
      client.release();
    },
  };
}

type Raw = (...words: unknown[]) => Promise<unknown>;

/** True for the note that a member is here, which any request writes. */
const isPresence = ({ name, columns }: Change): boolean =>
  name.startsWith('presences:') ||
  (name === 'profiles:update' && columns.every((column) => column === 'active_on' || column === 'rank_key'));

function namesOf(changes: readonly Change[], who: readonly number[]): string[] {
  const nameOf = ({ name, owner, people }: Change) => {
    if (people.some((id) => !who.includes(id))) return `${name} of bystanders`;
    return owner === null || owner === who[0] ? name : `${name} of others`;
  };
  return [...new Set(changes.filter((change) => !isPresence(change)).map(nameOf))].toSorted();
}

interface Redirected {
  readonly raw: Raw;
  readonly turns: ReturnType<typeof takeTurns>;
  /** The changes that no failed statement or transaction has made. */
  readonly changes: Change[];
}

/**
 * Runs all statements of the pool on one connection. A failed statement would abort everything, so it is undone up to
 * the last savepoint. There is a new one only after a change: each round trip costs a busy machine as much as the work.
 */
function redirect(pool: Database['pool'], { raw, turns, changes }: Redirected) {
  /** `isChanged` since the last savepoint, `isTouched` since the beginning. */
  const marks = { last: 'before', isChanged: false, isTouched: false };
  const touch = (words: readonly unknown[]) => {
    marks.isChanged ||= !isRead(words);
    marks.isTouched ||= marks.isChanged;
  };
  const query = async (...words: unknown[]) => {
    const end = await turns.take();
    const before = changes.length;
    try {
      if (marks.isChanged) await raw(`savepoint ${(marks.last = 'statement')}`);
      marks.isChanged = false;
      touch(words);
      return await raw(...words);
    } catch (error) {
      changes.length = before;
      await raw(`rollback to savepoint ${marks.last}`);
      throw error;
    } finally {
      end();
    }
  };
  let atBegin = 0;
  const inTransaction = (...words: unknown[]) => {
    const [text] = words;
    touch(words);
    if (typeof text !== 'string') return raw(...words);
    if (/^begin/i.test(text)) {
      atBegin = changes.length;
      return raw('savepoint transaction');
    }
    if (text === 'rollback') {
      changes.length = atBegin;
      return raw('rollback to savepoint transaction');
    }
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
