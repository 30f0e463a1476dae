import { expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import type { OpenSpan, Tracing } from '../gateways/tracing/tracing.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { describeStatement, traceDatabase } from './trace-database.ts';

test('a statement is known by its kind and its first table, and no value of it is told', () => {
  const nameOf = (text: string) => describeStatement(text).name;
  expect(nameOf(' select name from members where id = 7')).toBe('select members');
  expect(nameOf('-- a comment\nwith one as (select 1) insert into pairs values (1)')).toBe('with pairs');
  expect(nameOf("update users set email = 'asha@example.com'")).toBe('update users');
  expect(nameOf('commit')).toBe('commit');
  expect(describeStatement('\n  SELECT name\n from Likes where id = 1', 'find-like')).toEqual({
    name: 'select Likes',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': 'select',
      'db.collection.name': 'Likes',
      'mwanzo.statement': 'find-like',
    },
  });
  expect(describeStatement('')).toEqual({
    name: 'unknown',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'unknown' },
  });
  expect(['select 1', 'insert into a select * from b', 'delete from a', 'copy a from stdin'].map(nameOf)).toEqual([
    'select',
    'insert a',
    'delete a',
    'copy stdin',
  ]);
  expect(JSON.stringify(describeStatement("delete from users where email = 'asha@example.com'"))).not.toContain('asha');
});

test('a query with a callback or of a stream is left to the driver, and so is a client with a callback', async () => {
  const begun: string[] = [];
  const span: OpenSpan = { rename: () => {}, add: () => {}, fail: () => {}, end: () => {} };
  const tracing: Tracing = {
    begin: (name) => {
      begun.push(name);
      return span;
    },
    within: (_, work) => work(),
    isInside: () => true,
    stop: async () => {},
  };
  const given: unknown[][] = [];
  const client = { query: (...all: unknown[]) => void given.push(all) };
  const pool = {
    query: (...all: unknown[]) => void given.push(all),
    connect: (callback?: (error: null, client: object) => void) => callback?.(null, client) ?? Promise.resolve(client),
  };
  const close = async () => {};
  const traced = traceDatabase({ pool, close } as unknown as Parameters<typeof traceDatabase>[0], tracing);
  expect(traced.close).toBe(close);
  const query = traced.pool.query as unknown as (...all: unknown[]) => unknown;
  const [callback, stream] = [() => {}, { submit: () => {} }];
  query('select 1', callback);
  query('select 1', [7], callback);
  query(stream);
  expect([begun, given.splice(0)]).toEqual([[], [['select 1', callback], ['select 1', [7], callback], [stream]]]);
  await query({ name: 'find-one', text: 'select id from ones' });
  await query('select 2', [8]);
  expect([begun.splice(0), given.splice(0)]).toEqual([
    ['select ones', 'select'],
    [[{ name: 'find-one', text: 'select id from ones' }], ['select 2', [8]]],
  ]);
  const taken: unknown[] = [];
  const connect = traced.pool.connect as unknown as (callback: (error: null, taken: object) => void) => void;
  connect((_error, one) => taken.push(one));
  expect([taken[0] === client, await (traced.pool.connect() as Promise<unknown>)]).toEqual([true, client]);
  await (client.query as (...all: unknown[]) => unknown)('update ones set id = $1', [9]);
  expect([begun, given]).toEqual([['update ones'], [['update ones set id = $1', [9]]]]);
});

test('a statement has one span, alone and in a transaction, and none outside of requests and jobs', async () => {
  const { database, drop } = await createTestDatabase();
  const told: string[] = [];
  let isInside = true;
  const span: OpenSpan = {
    rename: () => {},
    add: () => {},
    fail: (error) => void told.push(`failed ${String((error as { code?: string }).code)}`),
    end: () => {},
  };
  const tracing: Tracing = {
    begin: (name) => {
      told.push(name);
      return span;
    },
    within: (_, work) => work(),
    isInside: () => isInside,
    stop: async () => {},
  };
  const traced = traceDatabase(database, tracing);
  const ask = () =>
    inTransaction(traced, async (transaction) => (await transaction.query('select id from users')).rowCount);
  expect(await ask()).toBe(0);
  // The connection is the same as before, and still has one span for each.
  expect(await ask()).toBe(0);
  await traced.pool.query({ text: 'select $1::text as name', values: ['asha'] });
  await expect(traced.pool.query('select from nowhere')).rejects.toThrow('nowhere');
  const transaction = ['begin', 'select users', 'commit'];
  expect(told).toEqual([...transaction, ...transaction, 'select', 'select nowhere', 'failed 42P01']);
  isInside = false;
  await ask();
  expect(told).toHaveLength(9);
  await drop();
});
