import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { runOperator as operator } from './run-operator.fixture.ts';

const { url, database } = await setUpTestDatabase();

test('`audit verify` finds changed and removed entries and a removed end, and accepts a complete chain', async () => {
  const verify = () => operator(['audit', 'verify'], { DATABASE_URL: url });
  const entries = [1, 2, 3].map((member) => `('claim', ${member}, now())`).join();
  await database.pool.query(`insert into moderation_audit (action, user_id, created_at) values ${entries}`);
  const whole = await verify();
  expect(whole).toMatchObject({
    stderr: '',
    stdout: expect.stringMatching(/^The audit is whole: 3 entries\. .*[0-9a-f]{64}\.\n$/),
  });
  const triggers = (state: string) => `alter table moderation_audit ${state} trigger all;`;
  const asOwner = (statement: string) =>
    database.pool.query(`begin; ${triggers('disable')} ${statement}; ${triggers('enable')} commit`);
  for (const [wrong, right, message] of [
    [
      'update moderation_audit set user_id = 9 where place = 2',
      'update moderation_audit set user_id = 2 where place = 2',
      'The audit is broken: entry 2 was changed, or one before it. 1 entries are whole.\n',
    ],
    [
      'create table kept as select * from moderation_audit; delete from moderation_audit where place = 2',
      'insert into moderation_audit overriding system value select * from kept where place = 2',
      'The audit is broken: entry 2 is missing. 1 entries are whole.\n',
    ],
    [
      'delete from moderation_audit where place = 3',
      'insert into moderation_audit overriding system value select * from kept where place = 3',
      'The audit is broken: entry 3 is missing. 2 entries are whole.\n',
    ],
  ] as const) {
    await asOwner(wrong);
    expect(await verify()).toMatchObject({ code: 1, stderr: message });
    await asOwner(right);
    expect(await verify()).toMatchObject({ stdout: whole.stdout });
  }
});
