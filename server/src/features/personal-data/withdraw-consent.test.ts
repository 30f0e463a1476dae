import { readFileSync } from 'node:fs';
import path from 'node:path';
import { orientationConsent } from '@mwanzo/contract/people/options';
import { expect, test, vi } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../testing/commit-once-awaited.ts';
import { createMember, type TestMember } from '../../testing/factories.ts';
import { makePhoneJpeg } from '../../testing/images/make-images.ts';
import { listFiles } from '../../testing/list-files.ts';
import { makeForm } from '../../testing/make-form.ts';
import { submissionFields } from '../../testing/submission-fields.ts';
import { eraseFilesOfDeleted } from './index.ts';

const testApp = await buildTestApp();
const { inject, app, config, clock, dependencies } = testApp;

const consents = async ({ headers }: TestMember) => (await inject({ url: '/api/account/consents/', headers })).json();
const withdraw = async ({ headers }: TestMember, purpose: string) =>
  (await inject({ method: 'DELETE', url: `/api/account/consents/${purpose}/`, headers })).statusCode;
const orientationOf = async ({ headers }: TestMember) =>
  (await inject({ url: '/api/profiles/me', headers })).json().user.orientation;

test('choosing an orientation is a consent; withdrawing it erases it, and choosing again restores it', async () => {
  const member = await createMember(testApp, { orientation: null });
  expect(await consents(member)).toEqual([]);
  const choose = () =>
    inject({ method: 'PATCH', url: '/api/profiles/me', headers: member.headers, payload: { orientation: 'queer' } });
  await choose();
  await choose();
  const given = { purpose: 'orientation', version: 1, given_at: clock.now().toISOString() };
  expect(await consents(member)).toEqual([{ ...given, withdrawn_at: null }]);
  clock.advance(1000);
  expect(await withdraw(member, 'orientation')).toBe(204);
  expect(await withdraw(member, 'orientation')).toBe(204);
  expect(await orientationOf(member)).toBeNull();
  // Decks that were filled before ask again whom they may show.
  const { rows } = await testApp.database.pool.query('select changed_at from profiles where user_id = $1', [member.id]);
  expect(rows).toEqual([{ changed_at: clock.now() }]);
  expect(await consents(member)).toEqual([{ ...given, withdrawn_at: clock.now().toISOString() }]);
  const ended = { withdrawn_at: clock.now().toISOString() };
  await choose();
  clock.advance(1000);
  await withdraw(member, 'orientation');
  expect(await consents(member)).toMatchObject([{ withdrawn_at: clock.now().toISOString() }, ended]);
});

test('a sign-up with an orientation gives the consent, and one without gives none', async () => {
  const signUp = async (email: string, more: object) => {
    const payload = { full_name: 'Amina', email, password: 'ndefu-ya-kutosha', birthday: '1995-01-01', ...more };
    const { token, user } = (await inject({ method: 'POST', url: '/api/signup/', payload })).json();
    return { id: user.id, token: token.access, headers: { authorization: `Bearer ${token.access}` } };
  };
  expect(await consents(await signUp('one@example.com', { orientation: 'straight' }))).toHaveLength(1);
  expect(await consents(await signUp('two@example.com', {}))).toEqual([]);
});

test('withdrawing the consent to a verification erases what waits at once', async () => {
  const member = await createMember(testApp, { verified: false });
  const picture = await makePhoneJpeg();
  const fields = await submissionFields(app, member.headers);
  const payload = makeForm({ selfie: picture, id_document: picture, ...fields });
  const { headers } = member;
  await inject({ method: 'PATCH', url: '/api/profiles/me', headers, payload: { orientation: 'queer' } });
  await inject({ method: 'POST', url: '/api/verify/', headers, payload });
  const documents = () => listFiles(path.join(config.dataDir, 'vault')).length;
  expect(documents()).toBe(2);
  expect((await consents(member))[0]).toMatchObject({ purpose: 'verification', withdrawn_at: null });
  expect(await withdraw(member, 'verification')).toBe(204);
  expect(documents()).toBe(0);
  const others = (await consents(member)).filter(({ purpose }: { purpose: string }) => purpose !== 'verification');
  expect(others).toMatchObject([{ purpose: 'orientation', withdrawn_at: null }]);
  expect((await inject({ url: '/api/verify/', headers })).json()).not.toMatchObject({ status: 'pending' });
});

test('a consent is withdrawn also while the disk refuses, and the documents go later', async () => {
  const member = await createMember(testApp, { verified: false });
  const picture = await makePhoneJpeg();
  const payload = makeForm({ selfie: picture, id_document: picture, ...(await submissionFields(app, member.headers)) });
  await inject({ method: 'POST', url: '/api/verify/', headers: member.headers, payload });
  vi.spyOn(dependencies.vault, 'erase').mockRejectedValueOnce(new Error('The disk refuses'));
  expect(await withdraw(member, 'verification')).toBe(204);
  await eraseFilesOfDeleted(dependencies);
  expect(listFiles(path.join(config.dataDir, 'vault'))).toEqual([]);
});

test.each([
  ['rejected', 'reject'],
  ['approved', 'approve'],
])(
  'withdrawing it when it is %s erases the documents, the hints and the pose, and of nobody else',
  async (status, decision) => {
    const { pool } = testApp.database;
    const members = [
      await createMember(testApp, { verified: false }),
      await createMember(testApp, { verified: false }),
    ];
    for (const { id, headers } of members) {
      const picture = await makePhoneJpeg();
      const payload = makeForm({ selfie: picture, id_document: picture, ...(await submissionFields(app, headers)) });
      await inject({ method: 'POST', url: '/api/verify/', headers, payload });
      const decided = `update verifications set status = $2, decision = $3, decided_at = $4,
      reason = case when $2 = 'rejected' then 'Blurred' end where user_id = $1`;
      await pool.query(decided, [id, status, decision, clock.now()]);
      const hints = `insert into verification_screenings (verification_id, finished_at, scores, flags)
      select id, $2, '{}', '{}' from verifications where user_id = $1 on conflict do nothing`;
      await pool.query(hints, [id, clock.now()]);
    }
    const left = async ({ id }: TestMember) => {
      const text = `select
        (select count(*)::int from verifications where user_id = $1) as submissions,
        (select count(*)::int from verifications where user_id = $1
          and (selfie_key is not null or document_key is not null)) as documents,
        (select count(*)::int from verification_screenings
          join verifications on id = verification_id where user_id = $1) as hints,
        (select count(*)::int from selfie_poses where user_id = $1) as poses`;
      return (await pool.query(text, [id])).rows[0];
    };
    const [leaving, other] = members as [TestMember, TestMember];
    expect(await withdraw(leaving, 'verification')).toBe(204);
    expect(await left(leaving)).toEqual({ submissions: 1, documents: 0, hints: 0, poses: 0 });
    expect(await left(other)).toEqual({ submissions: 1, documents: 1, hints: 1, poses: 1 });
    expect(listFiles(path.join(config.dataDir, 'vault'))).toHaveLength(2);
    await withdraw(other, 'verification');
  },
);

test('a consent to other words than the present ones is withdrawn like one to them', async () => {
  const member = await createMember(testApp, { orientation: 'gay' });
  await testApp.database.pool.query(
    `insert into consents (user_id, purpose, version, given_at) values ($1, 'orientation', $2, $3)`,
    [member.id, orientationConsent + 1, clock.now()],
  );
  expect(await withdraw(member, 'orientation')).toBe(204);
  expect(await orientationOf(member)).toBeNull();
  expect(await consents(member)).toMatchObject([{ withdrawn_at: clock.now().toISOString() }]);
});

test('a consent to new words ends the one to the former words, and leaves a withdrawn one as it is', async () => {
  const member = await createMember(testApp, { orientation: 'gay' });
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await testApp.database.pool.query(
    `insert into consents (user_id, purpose, version, given_at, withdrawn_at)
     values ($1, 'orientation', $2, $3, null), ($1, 'orientation', $4, $5, $6)`,
    [member.id, orientationConsent + 1, before(1000), orientationConsent + 2, before(3000), before(2000)],
  );
  const payload = { orientation: 'queer' };
  await inject({ method: 'PATCH', url: '/api/profiles/me', headers: member.headers, payload });
  expect(await consents(member)).toMatchObject([
    { version: orientationConsent, withdrawn_at: null },
    { version: orientationConsent + 1, withdrawn_at: clock.now().toISOString() },
    { version: orientationConsent + 2, withdrawn_at: before(2000).toISOString() },
  ]);
});

test('a clock that is set back keeps nobody from withdrawing a consent, or from giving one to new words', async () => {
  const member = await createMember(testApp, { orientation: 'gay' });
  const later = new Date(clock.now().getTime() + 60_000);
  const give = () =>
    testApp.database.pool.query(
      `insert into consents (user_id, purpose, version, given_at) values ($1, 'orientation', $2, $3)`,
      [member.id, orientationConsent + 1, later],
    );
  await give();
  const payload = { orientation: 'queer' };
  await inject({ method: 'PATCH', url: '/api/profiles/me', headers: member.headers, payload });
  const ended = { version: orientationConsent + 1, withdrawn_at: later.toISOString() };
  expect(await consents(member)).toMatchObject([ended, { version: orientationConsent, withdrawn_at: null }]);
  expect(await withdraw(member, 'orientation')).toBe(204);
  await give();
  expect(await withdraw(member, 'orientation')).toBe(204);
  expect(await consents(member)).toMatchObject([ended, ended, { withdrawn_at: clock.now().toISOString() }]);
});

test('a consent that is given at the same moment is stored before the withdrawal, which ends it', async () => {
  const member = await createMember(testApp, { orientation: 'gay' });
  const give = `insert into consents (user_id, purpose, version, given_at) values ($1, 'orientation', $2, $3)`;
  const withdrawn = await commitOnceAwaited(
    testApp.database,
    (giving) => giving.query(give, [member.id, orientationConsent, clock.now()]),
    () => withdraw(member, 'orientation'),
  );
  expect(withdrawn).toBe(204);
  expect(await consents(member)).toMatchObject([{ withdrawn_at: clock.now().toISOString() }]);
});

test('whatever writes an orientation also writes the consent to it', () => {
  const sources = listFiles(path.resolve('server/src/features'))
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture|repository)\.ts$|-sql\.ts$|index\.ts$/.test(file))
    .map((file) => ({ file: path.basename(file), text: readFileSync(file, 'utf8') }));
  const writers = sources.filter(({ text }) => /\b(insertProfile|updateProfile)\b/.test(text));
  expect(writers.map(({ file }) => file).toSorted()).toEqual(['save-own-profile.ts', 'sign-up.ts']);
  for (const { file, text } of writers) expect(text, file).toMatch(/\bgiveConsent\(\w+, \{/);
});

test('one member’s consents are nobody else’s', async () => {
  const [member, other] = [await createMember(testApp), await createMember(testApp)];
  const headers = member.headers;
  await inject({ method: 'PATCH', url: '/api/profiles/me', headers, payload: { orientation: 'gay' } });
  await withdraw(other, 'orientation');
  expect(await consents(other)).toEqual([]);
  expect(await orientationOf(member)).toBe('gay');
});
