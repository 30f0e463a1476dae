import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { describeError } from './describe-error.ts';

const { database } = await setUpTestDatabase();

test('a database error in the log names its code, table and constraint, but no value of a row', async () => {
  const insert = `insert into users (id, email, password_hash, full_name, role, created_at)
    values (1, 'canary@mwanzo.test', 'canary', 'canary', 'member', now())`;
  await database.pool.query(insert);
  const error: unknown = await database.pool.query(insert).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatabaseError);
  const wrapped = new Error(error instanceof Error ? error.message : '', { cause: error });
  for (const described of [describeError(error), describeError(wrapped)]) {
    expect(JSON.stringify(described)).not.toMatch(/canary|\(1\)/);
    expect(JSON.stringify(described)).toMatch(/"code":"23505".*"table":"users"/);
  }
  const named = {
    type: 'DatabaseError',
    message: 'ERROR',
    code: '23505',
    table: 'users',
    column: undefined,
    constraint: 'users_pkey',
    routine: '_bt_check_unique',
    stack: expect.stringMatching(/^ {4}at /),
  };
  expect(describeError(error)).toEqual(named);
  expect(describeError(wrapped)).toEqual({ type: 'Error', message: '', stack: named.stack, cause: named });
  const syntax: unknown = await database.pool.query(`select 'canary'::int`).catch((thrown: unknown) => thrown);
  const repeating = new Error(syntax instanceof Error ? syntax.message : '', { cause: syntax });
  expect(repeating.message).toContain('canary');
  for (const each of [syntax, repeating]) expect(JSON.stringify(describeError(each))).not.toContain('canary');
});

test('another error keeps its message, its stack and its cause', () => {
  const described = describeError(new TypeError('first', { cause: new RangeError('second') }));
  expect(described).toMatchObject({
    type: 'TypeError',
    message: 'first',
    cause: { type: 'RangeError', message: 'second' },
  });
  expect(described['stack']).toContain('describe-error.test.ts');
  const coded = Object.assign(new Error('gone\nin two lines'), { code: 'ECONNRESET', detail: 'not told' });
  expect(describeError(coded)).toEqual({
    type: 'Error',
    message: 'gone\nin two lines',
    code: 'ECONNRESET',
    stack: expect.stringMatching(/^ {4}at /),
  });
  coded.stack = 'no frames';
  expect(describeError(coded).stack).toBe('no frames');
  expect(describeError(new Error('first', { cause: 'text' }))).toMatchObject({
    cause: { type: 'string', message: '' },
  });
  expect(describeError('text')).toEqual({ type: 'string', message: '', stack: '' });
});
