import { createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './connect.ts';
import { onLongConnection } from './long-connection.ts';
import { prepared, runPrepared } from './prepared.ts';
import { asUnavailable, DatabaseUnavailableError } from './unavailable.ts';

const { database, url, drop } = await createTestDatabase();
afterAll(drop);

const selectOne = prepared<{ one: number }>('connect-test-one', 'select 1 as one');

test('ids are numbers, calendar days are strings and timestamps are dates', async () => {
  const question = `select 9007199254740991::int8 as id, '1999-12-31'::date as birthday`;
  const expected = [{ id: 9007199254740991, birthday: '1999-12-31' }];
  const { rows } = await database.pool.query(question);
  expect(rows).toEqual(expected);
  const moment = await database.pool.query(`select '2025-01-02T03:04:05Z'::timestamptz as at`);
  expect(moment.rows).toEqual([{ at: new Date('2025-01-02T03:04:05Z') }]);
  const fraction = await database.pool.query(`select '2025-01-02T03:04:05.678Z'::timestamptz as at`);
  expect(fraction.rows).toEqual([{ at: new Date('2025-01-02T03:04:05.678Z') }]);
});

test('an id beyond 2^53 is an error and never a nearby number', async () => {
  await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow('beyond 2^53');
});

const endVictims = () =>
  database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`);

test('the pool survives when the server ends an idle connection', async () => {
  const ended: string[] = [];
  const onConnectionError = (error: Error) => ended.push(error.message);
  const pool = openDatabase({ url, applicationName: 'victim', onConnectionError });
  await runPrepared(pool, selectOne, []);
  expect(pool.pool.idleCount).toBe(1);
  await endVictims();
  await expect.poll(() => ended).toHaveLength(1);
  expect(await runPrepared(pool, selectOne, [])).toEqual([{ one: 1 }]);
  await pool.close();
});

test('the pool survives when the server ends connections in use', async () => {
  const pool = openDatabase({ url, applicationName: 'victim' });
  const held = await pool.pool.connect();
  const busy = runPrepared(pool, prepared('connect-test-sleep', 'select pg_sleep(4)'), []).catch((error) => error);
  const asleep = `select from pg_stat_activity where wait_event = 'PgSleep' and application_name = 'victim'`;
  await expect.poll(async () => (await database.pool.query(asleep)).rowCount).toBe(1);
  await endVictims();
  expect(await busy).toBeInstanceOf(DatabaseUnavailableError);
  await expect(held.query('select 1')).rejects.toThrow();
  held.release(true);
  expect(await runPrepared(pool, selectOne, [])).toEqual([{ one: 1 }]);
  await pool.close();
});

test('a server that refuses connections is reported as unavailable', async () => {
  const pool = openDatabase({ url: 'postgres://app@localhost/x?host=/nowhere' });
  afterAll(pool.close);
  await expect(runPrepared(pool, selectOne, [])).rejects.toThrow(DatabaseUnavailableError);
  await expect(pool.pool.query('select 1').catch(fail)).rejects.toThrow(DatabaseUnavailableError);
});

test('a server that accepts connections but never responds is reported as unavailable', { timeout: 4000 }, async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const pool = openDatabase({ url: `postgres://app@127.0.0.1:${port}/x` });
  await expect(runPrepared(pool, selectOne, [])).rejects.toThrow(DatabaseUnavailableError);
  await pool.close();
  silent.close();
});

test('a statement that takes too long is cancelled and reported as unavailable', async () => {
  const pool = openDatabase({ url, statementTimeoutMs: 50 });
  const sleep = prepared('connect-test-sleep', 'select pg_sleep(4)');
  await expect(runPrepared(pool, sleep, [])).rejects.toThrow(DatabaseUnavailableError);
  await pool.close();
});

test('a pool has its bounds, and a statement without one waits for its reply as long', async () => {
  const [usual, own] = [
    openDatabase({ url }),
    openDatabase({ url, max: 3, statementTimeoutMs: 0, applicationName: 'own' }),
  ];
  const shared = {
    connectionString: url,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    options: '-c jit=off -c timezone=UTC',
  };
  const bounds = { max: 10, application_name: 'mwanzo', statement_timeout: 5000, query_timeout: 7000 };
  expect(usual.pool.options).toMatchObject({ ...shared, ...bounds });
  expect(own.pool.options).toMatchObject({ ...shared, max: 3, application_name: 'own', statement_timeout: 0 });
  expect(own.pool.options.query_timeout).toBeUndefined();
  await Promise.all([usual.close(), own.close()]);
});

test('a moment whose year has not four digits is an error and never another moment', async () => {
  for (const moment of ["'infinity'", "'20250-01-02T03:04:05Z'", "'0044-03-15T00:00:00Z BC'"])
    await expect(database.pool.query(`select ${moment}::timestamptz as at`)).rejects.toThrow(
      'is not a timestamp in UTC',
    );
});

test('a connection for whole tables writes values in one form, waits for ever, and ends with its work', async () => {
  const names = [
    'datestyle',
    'intervalstyle',
    'extra_float_digits',
    'bytea_output',
    'timezone',
    'search_path',
    'statement_timeout',
    'lock_timeout',
    'idle_in_transaction_session_timeout',
    'synchronize_seqscans',
    'application_name',
  ];
  const shown = await onLongConnection(url, async (client) => {
    const { rows } = await client.query('select name, setting from pg_settings');
    const settings = new Map(rows.map(({ name, setting }) => [name.toLowerCase(), setting]));
    return names.map((name) => settings.get(name));
  });
  const forms = ['ISO, MDY', 'postgres', '3', 'hex', 'UTC', 'public, pg_temp'];
  expect(shown).toEqual([...forms, '0', '0', '0', 'off', 'mwanzo-backup']);
  await expect(onLongConnection(url, () => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
  const open = `select from pg_stat_activity where application_name = 'mwanzo-backup' and datname = current_database()`;
  await expect.poll(async () => (await database.pool.query(open)).rowCount).toBe(0);
  const nowhere = onLongConnection('postgres://app@127.0.0.1:1/none', async () => 1);
  await expect(nowhere).rejects.toThrow(DatabaseUnavailableError);
});

test('a mistake in a query is not reported as unavailable', async () => {
  const wrong = prepared('connect-test-wrong', 'select wrong');
  await expect(runPrepared(database, wrong, [])).rejects.toThrow('column "wrong" does not exist');
});

test('two statements cannot share a name, and one statement may be defined twice', () => {
  prepared('connect-test-twice', 'select 1');
  expect(() => prepared('connect-test-twice', 'select 1')).not.toThrow();
  expect(() => prepared('connect-test-twice', 'select 2')).toThrow('connect-test-twice');
});

test('test databases do not see each other', async () => {
  const other = await createTestDatabase();
  await other.database.pool.query('create table only_here (id int)');
  const { rows } = await database.pool.query(`select to_regclass('only_here') as found`);
  expect(rows).toEqual([{ found: null }]);
  await other.drop();
});

function fail(error: unknown): never {
  throw asUnavailable(error);
}
