import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { startFileErasure } from '../../jobs/start-erasures.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../testing/factories.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { listFiles } from '../../testing/list-files.ts';
import { makeForm } from '../../testing/make-form.ts';
import { startProcess } from '../../testing/start-process.ts';
import { asRole, embeddedRole } from '../../database/server-role.ts';
import { deleteAccount, eraseFilesOfDeleted } from './index.ts';

const testApp = await buildTestApp();
const { inject, database, dependencies, config, clock, events } = testApp;
const password = 'ndefu-ya-kutosha';
const media = path.join(config.dataDir, 'media');
let joined = 0;

/** Somebody with a real password, which the factory's members lack. */
async function join(): Promise<TestMember & { email: string }> {
  joined += 1;
  const email = `leaver${joined}@example.com`;
  const payload = { full_name: 'Amina Leaver', email, password, birthday: '1995-01-01' };
  const { token, user } = (await inject({ method: 'POST', url: '/api/signup/', payload })).json();
  return { id: user.id, email, token: token.access, headers: { authorization: `Bearer ${token.access}` } };
}

const leave = (by: TestMember, given = password) =>
  inject({ method: 'DELETE', url: '/api/account/', headers: by.headers, payload: { password: given } });
const upload = async (by: TestMember) => {
  const picture = await makeFlat(300 + Math.ceil(Math.random() * 200), 300, `#${randomBytes(3).toString('hex')}`)
    .jpeg()
    .toBuffer();
  return inject({
    method: 'POST',
    url: '/api/profiles/me/photos/',
    headers: by.headers,
    payload: makeForm({ photo: picture }),
  });
};
const isThere = async ({ id }: { id: number }) =>
  (await database.pool.query('select from users where id = $1', [id])).rowCount === 1;
const say = (by: TestMember, to: TestMember) =>
  inject({
    method: 'POST',
    url: '/api/messages/send/',
    headers: by.headers,
    payload: { sender: by.id, receiver: to.id, text: 'Uko?' },
  });

test('only the right password deletes an account, and a wrong one ends no session', async () => {
  const member = await join();
  const refused = await leave(member, 'not-the-password');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'wrong_password']);
  expect((await inject({ url: '/api/profiles/me', headers: member.headers })).statusCode).toBe(200);
  expect((await leave(member)).statusCode).toBe(204);
  expect(await isThere(member)).toBe(false);
});

test('a deleted member is signed out at once, on later servers too, and the address is free again', async () => {
  const member = await join();
  await leave(member);
  expect((await inject({ url: '/api/profiles/me', headers: member.headers })).statusCode).toBe(401);
  const restarted = await testApp.buildAgain();
  expect((await restarted.inject({ url: '/api/notifications/', headers: member.headers })).statusCode).toBe(401);
  const credentials = { email: member.email, password };
  expect((await inject({ method: 'POST', url: '/api/token/', payload: credentials })).json().code).toBe(
    'wrong_credentials',
  );
  const again = { full_name: 'Amina', birthday: '1995-01-01', ...credentials };
  expect((await inject({ method: 'POST', url: '/api/signup/', payload: again })).statusCode).toBe(201);
});

test('each match is told that the match has ended, and nobody else is', async () => {
  const [member, stranger] = [await join(), await createMember(testApp)];
  const matches = [await createMember(testApp), await createMember(testApp)];
  for (const match of matches) await createMatch(testApp, member, match);
  const heard: unknown[] = [];
  const stop = events.subscribe(({ to, event }) => heard.push([to, event]));
  await leave(member);
  stop();
  const told = matches.map(({ id }) => [[id], { type: 'match_ended', partner: member.id }]);
  expect(heard).toHaveLength(2);
  expect(heard).toEqual(expect.arrayContaining(told));
  expect((await inject({ url: `/api/profiles/${member.id}/`, headers: stranger.headers })).statusCode).toBe(404);
});

test('two deletions at once are one, and the second says the same', async () => {
  const member = await join();
  const both = await Promise.all([leave(member), leave(member)]);
  for (const { statusCode } of both) expect([204, 401, 403]).toContain(statusCode);
  expect(both.some(({ statusCode }) => statusCode === 204)).toBe(true);
  expect(await isThere(member)).toBe(false);
});

// One of four such races had left files before a deletion waited for uploads.
test(
  'a message of a match and an own upload under way are answered plainly and leave nothing',
  { repeats: 9 },
  async () => {
    const [member, match] = [await join(), await createMember(testApp)];
    await createMatch(testApp, member, match);
    const before = listFiles(media).length;
    const [uploaded, ...rest] = await Promise.all([
      upload(member),
      leave(member),
      ...Array.from({ length: 5 }, () => say(match, member)),
    ]);
    const [left, ...said] = rest;
    expect(left?.statusCode).toBe(204);
    expect([201, 401]).toContain(uploaded.statusCode);
    for (const { statusCode } of said) expect([201, 404]).toContain(statusCode);
    await eraseFilesOfDeleted(dependencies);
    expect(listFiles(media)).toHaveLength(before);
    const { rows } = await database.pool.query('select from messages where $1 in (low_id, high_id)', [member.id]);
    expect(rows).toEqual([]);
  },
);

test('an open case about the member is gone, and so are the texts that the member wrote in reports', async () => {
  const [member, other] = [await join(), await createMember(testApp)];
  await createMatch(testApp, member, other);
  const moderator = await createMember(testApp, { role: 'moderator' });
  const headers = {
    authorization: `Bearer ${await testApp.tokens.issue({ userId: moderator.id, role: 'moderator' }, 1)}`,
  };
  const report = (by: TestMember, about: { id: number }) =>
    inject({
      method: 'POST',
      url: '/api/reports/',
      headers: by.headers,
      payload: { user_id: about.id, reason: 'money', text: 'Pesa' },
    });
  await report(other, member);
  await report(member, other);
  const { rows } = await database.pool.query(
    'select id, reported_id from report_cases where reported_id in ($1, $2) order by id',
    [member.id, other.id],
  );
  const [about, byMember] = rows;
  const claim = async (id: number) =>
    (await inject({ method: 'POST', url: `/api/moderation/reports/${id}/claim/`, headers })).statusCode;
  expect(await claim(about.id)).toBe(200);
  await leave(member);
  expect(await claim(about.id)).toBe(404);
  expect(await claim(byMember.id)).toBe(200);
  const kept = await database.pool.query('select reporter_id, reason, text from reports where case_id = $1', [
    byMember.id,
  ]);
  expect(kept.rows).toEqual([{ reporter_id: null, reason: 'money', text: '' }]);
});

test('the plan of a match to meet the member keeps the first name for the friend until it closes', async () => {
  const [member, match] = [await join(), await createMember(testApp)];
  await createMatch(testApp, member, match);
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  await inject({
    method: 'POST',
    url: '/api/date-plans/',
    headers: match.headers,
    payload: {
      partner: member.id,
      client_id: crypto.randomUUID(),
      place: 'Java',
      meets_at: inHours(1),
      check_in_at: inHours(2),
    },
  });
  await leave(member);
  const [plan] = (await inject({ url: '/api/date-plans/', headers: match.headers })).json();
  expect(plan).toMatchObject({ place: 'Java' });
});

test('a deletion whose process is killed in the middle goes on with the next one', { timeout: 30_000 }, async () => {
  const member = await join();
  const others = listFiles(media).length;
  await upload(member);
  await upload(member);
  const stored = listFiles(media).length - others;
  expect(stored).toBeGreaterThan(1);
  const dying = startProcess('server/src/features/personal-data/erasing-process.fixture.ts', {
    DATABASE_URL: asRole(database.pool.options.connectionString ?? '', embeddedRole),
    DATA_DIR: config.dataDir,
    MEMBER: String(member.id),
    VAULT_KEY: config.vaultKey.reveal(),
  });
  await dying.address();
  dying.signal('SIGKILL');
  await dying.exitCode();
  expect(await isThere(member)).toBe(false);
  expect(listFiles(media)).toHaveLength(others + stored / 2);
  // An earlier sweep leaves the files to the erasure, because deleted files must not be kept in the trash.
  clock.set(new Date(Date.now() + 2 * 3_600_000));
  await cleanUp({ ...dependencies, onFailure: () => {}, onSwept: () => {}, onSealed: () => {} }, { maySweep: true });
  expect(listFiles(media).filter((file) => file.includes('/trash/'))).toEqual([]);
  const job = startFileErasure({ ...dependencies, onFailure: () => {} }, 20);
  await expect.poll(() => listFiles(media).length).toBe(others);
  await job.stop();
});

test('a disk that lets no file go is reported, and the files go once it does', async () => {
  const member = await join();
  await upload(member);
  const other = await join();
  await upload(other);
  const before = listFiles(media).length;
  const failures: string[] = [];
  const readOnly = () => Promise.reject(new Error('read-only'));
  await deleteAccount({ ...dependencies, photoStorage: { ...dependencies.photoStorage, remove: readOnly } }, member.id);
  const { rows } = await database.pool.query('select photo_keys from erasures where files_gone_at is null');
  const remove = (key: string) =>
    rows[0].photo_keys.includes(key) ? readOnly() : dependencies.photoStorage.remove(key);
  const photoStorage = { ...dependencies.photoStorage, remove };
  expect(await isThere(member)).toBe(false);
  const job = startFileErasure({ ...dependencies, photoStorage, onFailure: (name) => failures.push(name) }, 20);
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await job.stop();
  expect(listFiles(media)).toHaveLength(before);
  // It holds up no other deletion of which a process has left files.
  await deleteAccount({ ...dependencies, photoStorage: { ...photoStorage, remove: readOnly } }, other.id);
  await expect(eraseFilesOfDeleted({ ...dependencies, photoStorage })).rejects.toThrow('read-only');
  expect(listFiles(media).length).toBeLessThan(before);
  // The work is remembered for as long as the disk lets nothing go.
  clock.advance(24 * 3_600_000);
  await expect(eraseFilesOfDeleted({ ...dependencies, photoStorage })).rejects.toThrow('read-only');
  const left = listFiles(media).length;
  await eraseFilesOfDeleted(dependencies);
  expect(listFiles(media).length).toBeLessThan(left);
});

test('what is known of a deletion is forgotten once no token of its sessions is valid', async () => {
  // The process that was killed used the machine's clock.
  await database.pool.query('delete from erasures');
  const member = await join();
  await leave(member);
  const count = async () => (await database.pool.query('select from erasures')).rowCount;
  clock.advance(20 * 60_000);
  await eraseFilesOfDeleted(dependencies);
  expect(await count()).toBeGreaterThan(0);
  clock.advance(1);
  await eraseFilesOfDeleted(dependencies);
  expect(await count()).toBe(0);
});
