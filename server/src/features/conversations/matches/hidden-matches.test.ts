import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();

const get = async (by: TestMember, url: string) => (await inject({ url, headers: by.headers })).json();
const matchesOf = (by: TestMember) => get(by, '/api/profiles/matches/');
const statusOf = async (url: string) => (await inject({ url })).statusCode;

/** Two matches. The first has a photo, and has written to the second. */
async function createCouple() {
  const [partner, member] = [
    await createMember(testApp, { name: 'Kiptoo', verified: false }),
    await createMember(testApp),
  ];
  const sent = { method: 'POST', headers: partner.headers } as const;
  await inject({ ...sent, url: '/api/profiles/me/photos/', payload: makeForm({ photo: picture }) });
  await database.pool.query('update profiles set is_verified = true where user_id = $1', [partner.id]);
  await createMatch({ database, clock }, partner, member);
  const words = { sender: partner.id, receiver: member.id, text: 'Habari yako' };
  expect((await inject({ ...sent, url: '/api/messages/send/', payload: words })).statusCode).toBe(201);
  return { partner, member };
}

const restrictions: Record<string, string> = {
  banned: `restriction = 'banned', restriction_case_id = 1`,
  suspended: `restriction = 'suspended', restricted_until = now() + interval '1 day', restriction_case_id = 1`,
};

test.each(['banned', 'suspended', 'reported as a minor'])(
  'a member who is %s is hidden from matches too, and back after it',
  async (how) => {
    const { partner, member } = await createCouple();
    const [before] = await matchesOf(member);
    expect(before).toMatchObject({ id: partner.id, name: 'Kiptoo' });
    expect(await statusOf(before.photo)).toBe(200);
    const newsBefore = await get(member, '/api/notifications/');
    expect(JSON.stringify(newsBefore)).toContain('Kiptoo');

    const restriction = restrictions[how];
    if (restriction) await database.pool.query(`update users set ${restriction} where id = $1`, [partner.id]);
    await database.pool.query('update profiles set hidden_at = now() where user_id = $1', [partner.id]);
    expect(await matchesOf(member)).toEqual([]);
    expect(await statusOf(before.photo)).toBe(404);
    const news = await get(member, '/api/notifications/');
    expect(news).toHaveLength(newsBefore.length);
    expect(JSON.stringify(news)).not.toContain('Kiptoo');
    // The conversation stays.
    expect(JSON.stringify(await get(member, `/api/messages/conversation/${partner.id}/`))).toContain('Habari yako');

    await database.pool.query(
      'update users set restriction = null, restricted_until = null, restriction_case_id = null where id = $1',
      [partner.id],
    );
    await database.pool.query('update profiles set hidden_at = null where user_id = $1', [partner.id]);
    expect(await matchesOf(member)).toEqual([before]);
    expect(await statusOf(before.photo)).toBe(200);
    expect(await get(member, '/api/notifications/')).toEqual(newsBefore);
  },
);
