import { expect, test, vi } from 'vitest';
import { DEMO_PEOPLE } from './data/people.ts';
import { demoId } from './demo-ids.ts';
import { makePhoneJpeg } from '../testing/images/make-images.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';

// On a fresh clone the portraits are drawn first.
vi.setConfig({ testTimeout: 240_000 });

const { url, database } = await setUpTestDatabase();

async function counts(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select (select count(*) from users) as users, (select count(*) from profiles) as profiles, (select count(*) from photos) as photos,
       (select count(*) from pairs) as pairs, (select count(*) from messages) as messages, (select count(*) from notifications) as notifications,
       (select count(*) from verifications where status = 'pending') as pending`,
  );
  return rows[0] ?? {};
}

test('the demo people are seeded once, have pictures, like back, and the demo reviewer approves whoever waits but them', async () => {
  const variables = { DATABASE_URL: url, DATA_DIR: makeDataDir(), DEMO: '1', DEMO_REVIEW_SECONDS: '0' };
  const first = startProcess('server/src/main.ts', variables);
  await first.address();
  expect(first.output()).toContain('amina@mwanzo.test');
  const seeded = await counts();
  expect(seeded).toMatchObject({ users: 122, profiles: 122, photos: 120, pending: 2 });
  first.signal('SIGINT');
  expect(await first.ended).toBe(0);

  const second = startProcess('server/src/main.ts', { ...variables, DEMO_REVIEW_SECONDS: '1' });
  const address = await second.address();
  expect(await counts()).toEqual(seeded);
  const call = async (method: string, place: string, token: string | null, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const headers = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(address + place, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const signIn = async (email: string) =>
    String((await call('POST', '/api/token/', null, { email, password: 'karibu-mwanzo' })).body['access']);

  const amina = await signIn('amina@mwanzo.test');
  const profile = (await call('GET', '/api/profiles/me', amina)).body;
  const photo = await fetch(address + String(profile['photo']));
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const form = new FormData();
  for (const part of ['selfie', 'id_document'])
    form.append(part, new Blob([new Uint8Array(await makePhoneJpeg(1, 640, 480))]), `${part}.jpg`);
  const newcomer = await signIn('new@mwanzo.test');
  expect((await call('POST', '/api/verify/', newcomer, form)).status).toBe(201);
  await expect
    .poll(async () => (await call('GET', '/api/verify/', newcomer)).body['status'], { timeout: 30_000 })
    .toBe('approved');
  expect(await counts()).toMatchObject({ pending: 2 });

  const ids = DEMO_PEOPLE.filter((person) => person.likesBack).map(({ key }) => demoId(key));
  const aminaId = Number(profile['id']);
  const unmet = await database.pool.query<{ id: number }>(
    'select id from unnest($1::bigint[]) as id where id <> $2 and not exists (select from pairs where low_id = least(id, $2) and high_id = greatest(id, $2)) limit 1',
    [ids, aminaId],
  );
  const liked = await call('POST', '/api/profiles/like-pass/', amina, {
    target_profile_id: unmet.rows[0]?.id,
    matched: true,
  });
  expect(liked).toMatchObject({ status: 200, body: { matched: false } });
  const partners = async () =>
    ((await call('GET', '/api/profiles/matches/', amina)).body as unknown as { id: number }[]).map(({ id }) => id);
  await expect.poll(partners, { timeout: 30_000 }).toContain(unmet.rows[0]?.id);
});
