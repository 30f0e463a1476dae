import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { logAct } from './audit.repository.ts';
import { verifyAudit } from './verify-audit.ts';

const { database } = await setUpTestDatabase();
const { pool } = database;

const write = (action: string) =>
  inTransaction(database, (transaction) =>
    logAct(
      transaction,
      { moderatorId: 7, action, userId: 8, checks: { note: 'Habari — "x"' } },
      new Date('2026-11-21T09:00:00.123Z'),
    ),
  );

/** Runs a statement as somebody with all rights on the database could. */
async function tamper(statement: string): Promise<void> {
  await pool.query('alter table moderation_audit disable trigger all');
  await pool.query(statement);
  await pool.query('alter table moderation_audit enable trigger all');
}

beforeEach(async () => {
  await tamper('truncate moderation_audit');
  await pool.query(`update audit_head set place = 0, hash = sha256('mwanzo audit')`);
  for (const action of ['first', 'second', 'third', 'fourth']) await write(action);
});

test('an audit that nobody has touched is whole, also one written by many at once', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, at) => write(`at-once-${at}`)));
  expect(await verifyAudit(database)).toEqual({
    entries: 44,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    broken: null,
  });
});

test('an audit of more than one page is read to its end', async () => {
  await pool.query(
    `insert into moderation_audit (action, user_id, created_at) select 'claim', 8, now() from generate_series(1, 5000)`,
  );
  expect(await verifyAudit(database)).toMatchObject({ entries: 5004, broken: null });
  await tamper('update moderation_audit set user_id = 9 where place = 5003');
  expect(await verifyAudit(database)).toMatchObject({ broken: { place: 5003, what: 'changed' } });
});

test.each([
  ['a changed action', `update moderation_audit set action = 'dismiss_report' where place = 2`, 2, 'changed'],
  ['a changed member', 'update moderation_audit set user_id = 9 where place = 3', 3, 'changed'],
  [
    'a changed moment',
    `update moderation_audit set created_at = created_at + interval '1 microsecond' where place = 1`,
    1,
    'changed',
  ],
  ['a changed note', `update moderation_audit set checks = '{}' where place = 4`, 4, 'changed'],
  ['a removed entry', 'delete from moderation_audit where place = 2', 2, 'missing'],
  [
    'a removed entry whose place was closed',
    'delete from moderation_audit where place = 2; update moderation_audit set place = place - 1 where place > 2',
    2,
    'changed',
  ],
  ['a removed first entry', 'delete from moderation_audit where place = 1', 1, 'missing'],
  ['a removed last entry', 'delete from moderation_audit where place = 4', 4, 'missing'],
  [
    'a changed last entry with a hash that fits',
    `update moderation_audit set user_id = 9 where place = 4; update moderation_audit entry
      set hash = audit_hash(entry, (select hash from moderation_audit where place = 3)) where place = 4`,
    5,
    'missing',
  ],
  [
    'two entries in another order',
    `update moderation_audit set place = 99 where place = 2; update moderation_audit set place = 2
      where place = 3; update moderation_audit set place = 3 where place = 99`,
    2,
    'changed',
  ],
  [
    'an added entry',
    `insert into moderation_audit (action, user_id, created_at, place, hash) values ('x', 1, now(), 5, sha256('x'))`,
    5,
    'changed',
  ],
])('%s is found', async (_, statement, place, what) => {
  await tamper(statement);
  expect(await verifyAudit(database)).toMatchObject({ broken: { place, what } });
});
