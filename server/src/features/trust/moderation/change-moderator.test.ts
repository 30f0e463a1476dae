import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { changeModerator, findMemberForOperator } from './index.ts';

const testApp = await buildTestApp();
const { database, inject } = testApp;
const member = await createMember(testApp);
const role = async () => (await database.pool.query('select role from users where id = $1', [member.id])).rows[0]?.role;

test('the role is granted and revoked, and the audit records both', async () => {
  expect(await changeModerator(testApp, 'grant', member.id)).toBe(true);
  expect(await role()).toBe('moderator');
  expect(await changeModerator(testApp, 'grant', member.id)).toBe(false);
  expect(await changeModerator(testApp, 'revoke', member.id)).toBe(true);
  expect(await role()).toBe('member');
  const reader = await createMember(testApp, { role: 'moderator' });
  expect((await inject({ url: '/api/moderation/audit/', headers: reader.headers })).json()).toMatchObject([
    { action: 'revoke_moderator', user_id: member.id, moderator_id: null, verification_id: null },
    { action: 'grant_moderator', user_id: member.id },
  ]);
});

test('who is no moderator has nothing revoked, and stays signed in', async () => {
  const payload = { full_name: 'Amina', email: 'amina@mwanzo.test', password: 'karibu-mwanzo', birthday: '1996-05-05' };
  const { token, user } = (await inject({ method: 'POST', url: '/api/signup/', payload })).json();
  const refresh = async () =>
    (await inject({ method: 'POST', url: '/api/token/refresh/', payload: { refresh: token.refresh } })).statusCode;
  expect(await changeModerator(testApp, 'revoke', user.id)).toBe(false);
  expect(await refresh()).toBe(200);
  // A new moderator stays signed in, too, and is signed out when the role ends.
  expect(await changeModerator(testApp, 'grant', user.id)).toBe(true);
  expect(await refresh()).toBe(200);
  expect(await changeModerator(testApp, 'revoke', user.id)).toBe(true);
  expect(await refresh()).toBe(401);
});

test('an unknown id changes nothing', async () => {
  expect(await changeModerator(testApp, 'grant', 77)).toBeNull();
  expect(await role()).toBe('member');
});

test('a member is found by their id, and by their e-mail in any case', async () => {
  const email = `member-${member.id}@mwanzo.test`;
  for (const named of [String(member.id), ` ${member.id} `, email, ` ${email.toUpperCase()} `])
    expect(await findMemberForOperator(database, named)).toMatchObject({ id: member.id, email, role: 'member' });
  for (const named of ['', '0', '77', '-1', '1.5', '9'.repeat(20), 'nobody@mwanzo.test', member.id.toString(16) + 'x'])
    expect(await findMemberForOperator(database, named)).toBeNull();
});
