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
  expect(JSON.stringify(describeStatement("delete from users where email = 'asha@example.com'"))).not.toContain('asha');
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
