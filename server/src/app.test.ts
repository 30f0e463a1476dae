import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import type { AppDependencies } from './app/app-dependencies.ts';
import { successorOf } from './features/people/accounts/refresh-tokens.ts';
import { noteArrival } from './features/people/presence/presences.repository.ts';
import { listenForStreams } from './features/notices/events/streams.fixture.ts';
import type { ProcessedPhoto } from './gateways/images/image-processor.ts';
import { createPhotoPaths } from './gateways/photo-storage/signed-photo-path.ts';
import { createAccessTokens } from './http/access-tokens.ts';
import { openDependencies } from './start/open-dependencies.ts';
import { createMember, type TestMember } from './testing/factories.ts';
import { makeForm } from './testing/make-form.ts';
import { makeFlat } from './testing/images/make-images.ts';
import { makeDataFolder } from './testing/make-data-folder.ts';
import { submissionFields } from './testing/submission-fields.ts';
import { createTestClock } from './testing/test-clock.ts';
import { testConfig } from './testing/test-config.ts';
import { setUpTestDatabase } from './testing/test-database.ts';

/** Each dependency and option reaches the part of the app that uses it. Its effect is tested beside that part. */

const { url, database } = await setUpTestDatabase();
const config = testConfig(makeDataFolder(), { production: true });
const clock = createTestClock();
const opened = openDependencies(config, url, { isDraining: () => false });
afterAll(() => Promise.all([opened.database.close(), opened.images.close()]));

async function build(overrides: Partial<AppDependencies> = {}) {
  const app = await buildApp({ ...opened, clock, webFolder: null, ...overrides });
  afterAll(() => app.close());
  return app;
}
const tokens = createAccessTokens(config.secretKey, clock);
const memberOf = (): Promise<TestMember> => createMember({ database, clock, tokens });

const app = await build();
const picture = await makeFlat(40, 30, '#b33').jpeg().toBuffer();
const addPhoto = (on: typeof app, member: TestMember) =>
  on.inject({
    method: 'POST',
    url: '/api/profiles/me/photos/',
    headers: member.headers,
    payload: makeForm({ photo: picture }),
  });

test('access tokens and refresh tokens are made with SECRET_KEY, at the time of the clock', async () => {
  const payload = { full_name: 'Amina', email: 'amina@mwanzo.test', password: 'karibu-mwanzo', birthday: '1998-03-14' };
  const { token, user } = (await app.inject({ method: 'POST', url: '/api/signup/', payload })).json();
  expect(tokens.verify(token.access)).toMatchObject({ userId: user.id });
  expect(createAccessTokens(config.vaultKey, clock).verify(token.access)).toBeNull();
  const refreshed = await app.inject({
    method: 'POST',
    url: '/api/token/refresh/',
    payload: { refresh: token.refresh },
  });
  expect(refreshed.json().refresh).toBe(successorOf(token.refresh, config.secretKey));
  const { rows } = await database.pool.query('select created_at from users where id = $1', [user.id]);
  expect(rows).toEqual([{ created_at: clock.now() }]);
});

test('photo paths are signed with SECRET_KEY', async () => {
  const member = await memberOf();
  const { variants } = (await addPhoto(app, member)).json();
  const key = String(variants['160']).split('/')[3] ?? '';
  expect(variants['160']).toBe(createPhotoPaths(config.secretKey, clock).signFor(member.id)(key, 160));
  expect((await app.inject({ url: variants['160'] })).statusCode).toBe(200);
});

test('an upload waits in DATA_DIR/uploads for its request', async () => {
  const seen: string[] = [];
  const processPhoto = (file: string): Promise<ProcessedPhoto> => {
    seen.push(file);
    return opened.images.processPhoto(file);
  };
  const watched = await build({ images: { ...opened.images, processPhoto } });
  expect((await addPhoto(watched, await memberOf())).statusCode).toBe(201);
  expect(seen).toHaveLength(1);
  expect(path.dirname(path.dirname(seen[0] ?? ''))).toBe(path.join(config.dataDir, 'uploads'));
});

test.each([
  [true, 404],
  [false, 200],
])('with production %s the description of the API is a %i', async (production, status) => {
  const described = await build({ config: { ...config, production } });
  expect((await described.inject({ url: '/openapi.json' })).statusCode).toBe(status);
});

test.each([
  [1, 429],
  [1000, 409],
])('rate limits times %i make the 61st rewind of a minute a %i', async (rateLimitRelaxation, status) => {
  const limited = await build({ config: { ...config, rateLimitRelaxation } });
  const member = await memberOf();
  const rewind = async () =>
    (await limited.inject({ method: 'POST', url: '/api/profiles/rewind/', headers: member.headers })).statusCode;
  for (let tries = 0; tries < 60; tries += 1) expect(await rewind()).toBe(409);
  expect(await rewind()).toBe(status);
});

test.each([
  [true, 'approved'],
  [false, 'pending'],
])('with VERIFY_AUTO_APPROVE %s a submission is %s', async (verifyAutoApprove, status) => {
  const deciding = await build({ config: { ...config, verifyAutoApprove } });
  const member = await createMember({ database, clock, tokens }, { verified: false });
  const payload = makeForm({
    ...(await submissionFields(deciding, member.headers)),
    selfie: picture,
    id_document: picture,
  });
  const submitted = await deciding.inject({ method: 'POST', url: '/api/verify/', headers: member.headers, payload });
  expect(submitted.json()).toMatchObject({ status });
});

test.each([
  [true, 403],
  [false, 200],
])('with REQUIRE_PHOTO %s a like without a photo is a %i', async (requirePhoto, status) => {
  const strict = await build({ config: { ...config, requirePhoto } });
  const [member, target] = [await memberOf(), await memberOf()];
  const payload = { target_profile_id: target.id, matched: true };
  const liked = await strict.inject({
    method: 'POST',
    url: '/api/profiles/like-pass/',
    headers: member.headers,
    payload,
  });
  expect(liked.statusCode).toBe(status);
});

test('what goes wrong with events, pictures and screenings beside all requests is logged', async () => {
  const tell: ((problem: never) => void)[] = [];
  const onProblem = (listener: (problem: never) => void) => {
    tell.push(listener);
    return () => {};
  };
  const screener = { screenDocuments: vi.fn(), screenPhoto: vi.fn(), onProblem, close: async () => {} };
  const { events, images } = opened;
  const logging = await build({ events: { ...events, onProblem }, images: { ...images, onProblem }, screener });
  const warn = vi.spyOn(logging.log, 'warn');
  const error = new Error('gone');
  const [ofEvents, ofImages, ofScreener] = tell;
  ofEvents?.({ problem: 'Redis is away', error } as never);
  ofImages?.(error as never);
  ofScreener?.('The models are missing' as never);
  expect(warn.mock.calls).toEqual([
    [{ err: error }, 'Redis is away'],
    [{ err: error }, 'a thread for pictures ended'],
    ['The models are missing'],
  ]);
});

test.each([
  [true, 503],
  [false, 200],
])('with draining %s the server is ready with a %i', async (isDraining, status) => {
  const draining = await build({ isDraining: () => isDraining });
  expect((await draining.inject({ url: '/health/ready' })).statusCode).toBe(status);
});

test('an app that closes waits until it is stored who is here', async () => {
  const [begun, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const query = async (statement: { readonly name: string; readonly text: string }) => {
    if (statement.name === noteArrival.name) {
      begun.resolve();
      await stored.promise;
    }
    return opened.database.pool.query(statement);
  };
  const pool = new Proxy(opened.database.pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
  const [closing, other] = [await build({ database: { ...opened.database, pool } }), await build()];
  for (const each of [closing, other]) await (await listenForStreams(each))(await memberOf());
  await begun.promise;
  let isClosed = false;
  const closed = closing.close().then(() => (isClosed = true));
  // This one closes later, has a stream too, and nothing to wait for.
  await other.close();
  expect(isClosed).toBe(false);
  stored.resolve();
  await closed;
});
