import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { deleteAccount } from '../../personal-data/index.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const [reviewer, colleague, member] = [
  await createMember(testApp, { role: 'moderator' }),
  await createMember(testApp, { role: 'moderator' }),
  await createMember(testApp),
];
type Case = 'verification_id' | 'change_id' | 'case_id';

async function decide(action: string, column: Case, id: number, by = reviewer): Promise<void> {
  await database.pool.query(
    `insert into moderation_audit (moderator_id, action, ${column}, user_id, created_at) values ($1, $2, $3, $4, $5)`,
    [by.id, action, id, member.id, clock.now()],
  );
}
/** Keeps what a decision about a name has changed, as the decision does. */
async function keepName(id: number): Promise<void> {
  await database.pool.query(`insert into decided_changes values ($1, $2, 'Nyambura', 'Beyonce', $3)`, [
    id,
    member.id,
    clock.now(),
  ]);
}
/** The actions that can be taken back, newest first. */
async function returning(): Promise<string[]> {
  const listed = (await inject({ url: '/api/moderation/decisions/', headers: reviewer.headers })).json();
  type Listed = { action: string; take_back_until: string | null };
  return listed.flatMap(({ action, take_back_until: until }: Listed) => (until === null ? [] : [action]));
}

test('of each case the newest decision can be taken back, also where cases of two kinds have one number', async () => {
  await decide('approve', 'verification_id', 5);
  await decide('reject_change', 'change_id', 5);
  await keepName(5);
  await decide('warn_report', 'case_id', 5);
  expect(await returning()).toEqual(['warn_report', 'reject_change', 'approve']);
  await decide('take_back', 'change_id', 5);
  await decide('uphold_appeal', 'case_id', 5, colleague);
  expect(await returning()).toEqual(['approve']);
  await decide('approve_change', 'change_id', 5);
  expect(await returning()).toEqual(['approve_change', 'approve']);
});

test('a decision about a new photo or gender, of which nothing is kept, is not offered to be taken back', async () => {
  const before = await returning();
  await decide('approve_change', 'change_id', 7);
  await decide('reject_change', 'change_id', 8);
  expect(await returning()).toEqual(before);
  await keepName(8);
  expect(await returning()).toEqual(['reject_change', ...before]);
});

test('a decision about an account that is deleted stays in the list, without a name', async () => {
  await decide('warn_report', 'case_id', 6);
  await deleteAccount(testApp.dependencies, member.id);
  const listed = (await inject({ url: '/api/moderation/decisions/', headers: reviewer.headers })).json();
  expect(listed[0]).toMatchObject({ action: 'warn_report', user_id: member.id, name: null });
});
