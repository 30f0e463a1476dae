import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { drawPerson } from '../../../testing/images/draw-people.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { createDateClient } from './date-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;
const { planned, act, open } = createDateClient(testApp);

async function addPhoto({ headers }: TestMember, seed: number): Promise<void> {
  const payload = makeForm({ photo: await drawPerson(seed, 720, 900).jpeg().toBuffer() });
  const sent = await inject({ method: 'POST', url: '/api/profiles/me/photos/', headers, payload });
  expect(sent.statusCode).toBe(201);
}

/** Two verified members with a photo each, who are a match and have a plan. */
async function createSeenCouple() {
  // The first photo of a verified member would wait for a reviewer.
  const one = await createMember(testApp, { name: 'Mũthoni Wairimu', verified: false });
  const other = await createMember(testApp, { name: 'Kiptoo Koech', verified: false });
  await addPhoto(one, 1);
  await addPhoto(other, 2);
  await database.pool.query('update profiles set is_verified = true where user_id = any($1)', [[one.id, other.id]]);
  await createMatch(testApp, one, other);
  return { one, other, ...(await planned(one, other)) };
}

async function picturesOf(link: string): Promise<string[]> {
  const { body } = await open(link);
  expect(body).toContain('Mũthoni is meeting Kiptoo');
  return [...body.matchAll(/<img src="(data:[^"]+)"/g)].map(([, source = '']) => source);
}

type Couple = Record<'one' | 'other', TestMember>;
test.each<[string, (couple: Couple) => Promise<{ status: number }>]>([
  ['a block by the member', ({ one, other }) => act(one, 'POST', '/api/blocks/', { user_id: other.id })],
  ['a block by the partner', ({ one, other }) => act(other, 'POST', '/api/blocks/', { user_id: one.id })],
  ['an unmatch by the member', ({ one, other }) => act(one, 'DELETE', `/api/profiles/matches/${other.id}/`)],
  [
    'the deletion of the partner’s account',
    async ({ other }) => {
      await database.pool.query('delete from users where id = $1', [other.id]);
      return { status: 204 };
    },
  ],
  ['an unmatch by the partner', ({ one, other }) => act(other, 'DELETE', `/api/profiles/matches/${one.id}/`)],
])('after %s the friend’s page has the member’s photo alone', async (_, separate) => {
  const { one, other, link } = await createSeenCouple();
  const [own, ...others] = await picturesOf(link);
  expect(others).toHaveLength(1);
  expect((await separate({ one, other })).status).toBeLessThan(300);
  expect(await picturesOf(link)).toEqual([own]);
});
