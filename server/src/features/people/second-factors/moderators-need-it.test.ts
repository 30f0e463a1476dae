import { endpoints } from '@mwanzo/contract/endpoints';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';

const testApp = await buildTestApp({ production: true });
const moderator = await createMember(testApp, { role: 'moderator' });
const member = await createMember(testApp);
const ofModerators = Object.entries(endpoints).filter(([, { access }]) => access === 'moderator');
const overview = () => testApp.inject({ url: '/api/moderation/overview/', headers: moderator.headers });

test.each(ofModerators)('in production %s is for moderators with a second step alone', async (_, { method, path }) => {
  const url = path.replaceAll(/\{\w+\}/g, '1');
  const refused = await testApp.inject({ method, url, headers: moderator.headers });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_missing']);
  expect((await testApp.inject({ method, url, headers: member.headers })).statusCode).toBe(404);
  expect((await testApp.inject({ method, url })).statusCode).toBe(401);
});

test('a second step counts once it is confirmed, and no longer when it has ended', async () => {
  const { pool } = testApp.database;
  await pool.query(
    `insert into second_factors (user_id, sealed_secret, created_at)
      values ($1, decode(repeat('00', 48), 'hex'), now())`,
    [moderator.id],
  );
  expect((await overview()).statusCode).toBe(403);
  await pool.query('update second_factors set confirmed_at = now()');
  expect((await overview()).statusCode).toBe(200);
  await pool.query('delete from second_factors');
  expect((await overview()).statusCode).toBe(403);
});
