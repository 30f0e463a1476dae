import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember } from '../../testing/factories.ts';
import { changeModerator } from './index.ts';

const testApp = await buildTestApp();
const { database, inject } = testApp;
const member = await createMember(testApp);
const email = `member-${member.id}@mwanzo.test`;
const role = async () => (await database.pool.query('select role from users where id = $1', [member.id])).rows[0]?.role;

test('the role is granted and revoked whatever the case of the e-mail, and the audit records both', async () => {
  expect(await changeModerator(testApp, 'grant', ` ${email.toUpperCase()} `)).toBe(true);
  expect(await role()).toBe('moderator');
  expect(await changeModerator(testApp, 'grant', email)).toBe(false);
  expect(await changeModerator(testApp, 'revoke', email)).toBe(true);
  expect(await role()).toBe('member');
  const reader = await createMember(testApp, { role: 'moderator' });
  expect((await inject({ url: '/api/moderation/audit/', headers: reader.headers })).json()).toMatchObject([
    { action: 'revoke_moderator', user_id: member.id, moderator_id: null, verification_id: null },
    { action: 'grant_moderator', user_id: member.id },
  ]);
});

test('an unknown e-mail changes nothing', async () => {
  expect(await changeModerator(testApp, 'grant', 'nobody@mwanzo.test')).toBeNull();
  expect(await role()).toBe('member');
});
