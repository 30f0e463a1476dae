import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
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

const [zawadi, chief, second] = [101, 191, 192];
const say = createTeller(testApp, [chief, second]);
const saves = (changes: object) => () => say(zawadi, 'PATCH', 'profiles/me', changes);
const onChange = (by: number, path: string, body?: object) => () =>
  say(by, 'POST', `moderation/changes/{profile_changes}/${path}/`, body);
const approves = (...parts: string[]) => ({
  decision: 'approve',
  checks: Object.fromEntries(parts.map((part) => [`${part}_fits`, true])),
});
const takesBack = (by: number) => () => say(by, 'POST', 'moderation/decisions/{moderation_audit}/take-back/');
const moves = (by: number, name: string, is_on: boolean, because: string) => () =>
  say(by, 'POST', `moderation/switches/${name}/`, { is_on, because });
const lists = (by: number, what: string) => () => say(by, 'GET', `moderation/${what}/`);
const passes = (minutes: number) => async () => clock.advance(minutes * 60_000);

const steps: readonly Step[] = [
  ['a verified member has another name', saves({ name: 'Nyambura' })],
  ['a reviewer opens it', onChange(chief, 'claim')],
  ['a colleague does not', onChange(second, 'claim')],
  ['nor decides', onChange(second, 'decide', approves('name'))],
  ['the member thinks of another one', saves({ name: 'Wangari' })],
  ['which is to be opened again', onChange(chief, 'decide', approves('name'))],
  ['a reviewer opens it', onChange(chief, 'claim')],
  ['and ticks another check', onChange(chief, 'decide', approves('gender'))],
  ['and approves', onChange(chief, 'decide', approves('name'))],
  ['a colleague does not take it back', takesBack(second)],
  ['the reviewer does', takesBack(chief)],
  ['opens it', onChange(chief, 'claim')],
  ['and refuses', onChange(chief, 'decide', { decision: 'reject', reason_code: 'name_differs', reason: 'Not yours' })],
  ['what the member reads', () => say(zawadi, 'GET', 'notifications/')],
  ['ten minutes pass', passes(10)],
  ['it stands', takesBack(chief)],
  ['a name and a gender', saves({ name: 'Atieno', gender: 'male' })],
  ['a colleague lists them', lists(second, 'changes')],
  ['opens them', onChange(second, 'claim')],
  ['ticks one', onChange(second, 'decide', approves('name'))],
  ['and approves both', onChange(second, 'decide', approves('name', 'gender'))],
  ['of a gender nothing is kept', takesBack(second)],
  ['the old name again', saves({ name: 'Member 101' })],
  ['is withdrawn', saves({ name: 'Atieno' })],
  ['what was decided', lists(chief, 'decisions')],
  ['calls are switched off', moves(chief, 'calls', false, 'The relay is away')],
  ['again', moves(second, 'calls', false, 'Still')],
  ['and on', moves(second, 'calls', true, 'It is back')],
  ['the switches', lists(chief, 'switches')],
  ['nobody else moves one', moves(zawadi, 'calls', false, 'Why not')],
  ['the audit', () => say(second, 'GET', 'moderation/audit/')],
];

test('each step of changes and switches has its result, its events and its rows', async () => {
  beginCourse(testApp);
  await createMember(testApp, { id: zawadi });
  for (const id of [chief, second]) await createMember(testApp, { id, role: 'moderator' });
  await expect(await tellCourse(testApp, steps)).toMatchFileSnapshot('./in-words/course-of-changes.txt');
});

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
  // A later look at a document decides nothing.
  await decide('view_id_document', 'verification_id', 5, colleague);
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
