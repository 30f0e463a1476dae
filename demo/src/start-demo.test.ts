import { faceConsent } from '@mwanzo/contract/trust/selfie-poses';
import { expect, test, vi } from 'vitest';
import { demoPeople } from './data/people.ts';
import { demoId } from './demo-ids.ts';
import { makePhoneJpeg } from '../../server/src/testing/images/make-images.ts';
import { makeDataDir, startProcess } from '../../server/src/testing/start-process.ts';
import { setUpTestDatabase } from '../../server/src/testing/test-database.ts';

vi.setConfig({ testTimeout: 240_000 });

const { url, database } = await setUpTestDatabase();

async function counts(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select (select count(*) from users) as users, (select count(*) from profiles) as profiles,
       (select count(*) from photos) as photos, (select count(*) from pairs) as pairs,
       (select count(*) from messages) as messages, (select count(*) from notifications) as notifications,
       (select count(*) from verifications where status = 'pending') as pending`,
  );
  return rows[0] ?? {};
}

/** The address of the pretend phone that the server prints. */
function phoneOf(output: string): string {
  return (/http:\/\/localhost:\d+\/phone\//.exec(output)?.[0] ?? '').replace('localhost', '127.0.0.1');
}

test('demo people are seeded once and like back, a reviewer approves, the phone ends with the server', async () => {
  const variables = { DATABASE_URL: url, DATA_DIR: makeDataDir(), DEMO: '1', DEMO_REVIEW_SECONDS: '0', SCREENING: '0' };
  const first = startProcess('demo/src/main.ts', { ...variables, HOST: '' });
  await first.address();
  expect(first.output()).toContain('amina@mwanzo.test');
  expect(first.output()).toContain('Only this machine can reach it, because these passwords are known.');
  const phone = phoneOf(first.output());
  expect((await fetch(phone)).status).toBe(200);
  const seeded = await counts();
  expect(seeded).toMatchObject({ users: 123, profiles: 123, photos: 240, pending: 2 });
  // The first run of the jobs looks at every photo, and a stop waits for its end.
  const seenPhotos = async () => (await database.pool.query('select from photo_looks')).rowCount;
  await expect.poll(seenPhotos, { timeout: 60_000 }).toBe(240);
  first.signal('SIGINT');
  expect(await first.exitCode()).toBe(0);
  await expect(fetch(phone)).rejects.toThrow('fetch failed');

  const second = startProcess('demo/src/main.ts', { ...variables, DEMO_REVIEW_SECONDS: '1' });
  const address = await second.address();
  expect(await counts()).toEqual(seeded);
  const request = async (method: string, place: string, token: string | null, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const headers = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const response = await fetch(address + place, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const signIn = async (email: string) =>
    String((await request('POST', '/api/token/', null, { email, password: 'karibu-mwanzo' })).body['access']);

  const amina = await signIn('amina@mwanzo.test');
  const profile = (await request('GET', '/api/profiles/me', amina)).body;
  const photo = await fetch(address + String(profile['photo']));
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const form = new FormData();
  for (const part of ['selfie', 'id_document'])
    form.append(part, new Blob([new Uint8Array(await makePhoneJpeg(1, 640, 480))]), `${part}.jpg`);
  const newcomer = await signIn('new@mwanzo.test');
  const given = await request('POST', '/api/verify/pose/', newcomer);
  form.append('pose', String(given.body['pose']));
  form.append('consent', faceConsent);
  expect((await request('POST', '/api/verify/', newcomer, form)).status).toBe(201);
  await expect
    .poll(async () => (await request('GET', '/api/verify/', newcomer)).body['status'], { timeout: 30_000 })
    .toBe('approved');
  expect(await counts()).toMatchObject({ pending: 2 });

  const renamed = await request('PATCH', '/api/profiles/me', amina, { name: 'Amina Yusuf' });
  expect(renamed.body['in_review']).toEqual({ name: true, gender: false, photo: false });
  await expect
    .poll(async () => (await request('GET', '/api/profiles/me', amina)).body['in_review'], { timeout: 30_000 })
    .toEqual({ name: false, gender: false, photo: false });

  const ids = demoPeople.filter((person) => person.likesBack).map(({ key }) => demoId(key));
  const aminaId = Number(profile['id']);
  const unmet = await database.pool.query<{ id: number }>(
    `select id from unnest($1::bigint[]) as id
     where id <> $2
       and not exists (select from pairs where low_id = least(id, $2) and high_id = greatest(id, $2))
     limit 1`,
    [ids, aminaId],
  );
  const liked = await request('POST', '/api/profiles/like-pass/', amina, {
    target_profile_id: unmet.rows[0]?.id,
    matched: true,
  });
  expect(liked).toMatchObject({ status: 200, body: { matched: false } });
  const partners = async () =>
    ((await request('GET', '/api/profiles/matches/', amina)).body as unknown as { id: number }[]).map(({ id }) => id);
  await expect.poll(partners, { timeout: 30_000 }).toContain(unmet.rows[0]?.id);

  const secondPhone = phoneOf(second.output());
  expect((await fetch(secondPhone)).status).toBe(200);
  second.signal('SIGKILL');
  const isGone = () =>
    fetch(secondPhone).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone, { timeout: 10_000 }).toBe(true);
});
