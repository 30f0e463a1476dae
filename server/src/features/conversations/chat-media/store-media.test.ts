import { expect, test } from 'vitest';
import type { Database } from '../../../database/connect.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { changePlan, createMatch, createMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { createMediaClient } from '../messages/media-client.fixture.ts';
import { forgetEvidence } from '../../trust/reports/index.ts';
import { removeUnsentMedia } from './index.ts';
import { insertMedia } from './media.repository.ts';
import { storeMedia } from './store-media.ts';

const testApp = await buildTestApp();
const { database, dependencies } = testApp;
const { createPayingCouple, filesKept, upload } = createMediaClient(testApp);
const [one, other] = await createPayingCouple();
const files = [{ name: 'photo.webp', bytes: Buffer.from('a photo') }];
const photo = { kind: 'photo', bytes: 7, width: 60, height: 80 } as const;

type Run = (statement: { readonly name: string }) => Promise<unknown>;
const run = database.pool.query.bind(database.pool) as unknown as Run;

/** A database whose connection breaks when the row is stored: before or after it is written. */
function breaking({ isWritten, isBack }: { readonly isWritten: boolean; readonly isBack: boolean }): Database {
  const query: Run = async (statement) => {
    if (statement.name !== insertMedia.name && isBack) return run(statement);
    if (statement.name === insertMedia.name && isWritten) await run(statement);
    throw new Error('Connection terminated unexpectedly');
  };
  return { ...database, pool: { query } as never };
}

const [amani, baraka, reporter, chief] = [101, 102, 103, 191];
const say = createTeller(testApp, [chief]);
const sends =
  (receiver: number, media: unknown = '{message_media}') =>
  () =>
    say(amani, 'POST', 'messages/send/', { sender: amani, receiver, text: '', media });
const onCase = (path: string, body?: object) => () =>
  say(chief, 'POST', `moderation/reports/{report_cases}/${path}/`, body);
const sweeps = async () => {
  await removeUnsentMedia(dependencies);
  return `${filesKept().length - filesBefore} files`;
};
let filesBefore = 0;

const uploads = (receiver: number) => async (): Promise<string> => {
  const token = await testApp.tokens.issue({ userId: amani, role: 'member' }, 1);
  const { status, body } = await upload({ id: amani, token, headers: { authorization: `Bearer ${token}` } }, receiver);
  return `${status} ${JSON.stringify(body)}`;
};
const deletes = () => say(amani, 'DELETE', 'messages/{messages}/');

const steps: readonly Step[] = [
  ['a photo is uploaded', uploads(baraka)],
  ['who is no match gets none', uploads(104)],
  ['it is not sent to somebody else', sends(reporter)],
  ['a day but two seconds passes', async () => testApp.clock.advance(24 * 3_600_000 - 4000)],
  ['it is kept', sweeps],
  ['until a day is over', sweeps],
  ['and then no more', sweeps],
  ['another one is uploaded', uploads(baraka)],
  ['and sent', sends(baraka)],
  ['a third, which nobody has looked at', uploads(reporter)],
  ['is sent', sends(reporter)],
  [
    'who got it reports it',
    () => say(reporter, 'POST', 'reports/', { user_id: amani, reason: 'money', message_ids: ['{messages}'] }),
  ],
  ['its sender deletes it', deletes],
  ['the file stays for a reviewer', sweeps],
  ['who opens the case', onCase('claim')],
  ['and the photo', onCase('pictures', { message_id: '{messages}' })],
  ['the case is dismissed', onCase('decide', { decision: 'dismiss' })],
  ['which can be taken back', () => forgetEvidence(dependencies, new Date(testApp.clock.now().getTime() - 60_000))],
  ['and then no more', () => forgetEvidence(dependencies, testApp.clock.now())],
  ['one file is left', sweeps],
  ['Premium ends', async () => changePlan(testApp, 'basic', { id: amani })],
  ['nothing more is uploaded', uploads(baraka)],
  ['the match ends', () => say(baraka, 'DELETE', `profiles/matches/${amani}/`)],
  ['no file is left', sweeps],
];

test('each step of photos has its result, its events, its rows and its files', async () => {
  beginCourse(testApp);
  filesBefore = filesKept().length;
  const people = [];
  for (const id of [amani, baraka, reporter, 104]) people.push(await createMember(testApp, { id }));
  await createMember(testApp, { id: chief, role: 'moderator' });
  const [sender, ...matches] = people.slice(0, 3);
  if (sender) await changePlan(testApp, 'premium', sender);
  for (const match of matches) if (sender) await createMatch(testApp, sender, match);
  await expect(await tellCourse(testApp, steps)).toMatchFileSnapshot('./in-words/course-of-photos.txt');
});

test.each([
  ['its row is not written', { isWritten: false, isBack: true }, 0],
  ['its row is written', { isWritten: true, isBack: true }, 1],
  ['nobody can tell whether its row is written', { isWritten: true, isBack: false }, 1],
])('when the connection breaks and %s, the caller gets the error, and files stay as they must', async (...row) => {
  const [, broken, kept] = row;
  const before = filesKept().length;
  const media = { ownerId: one.id, partnerId: other.id, ...photo };
  const storing = storeMedia({ ...dependencies, database: breaking(broken) }, media, files);
  await expect(storing).rejects.toThrow('Connection terminated unexpectedly');
  expect(filesKept()).toHaveLength(before + kept);
});

test('what stood in the way while a photo was processed is told, and neither row nor files are left', async () => {
  const before = filesKept().length;
  const stranger = await createMember(testApp);
  for (const [ownerId, partnerId, code] of [
    [one.id, stranger.id, 'not_found'],
    [other.id, one.id, 'premium_required'],
  ] as const)
    await expect(storeMedia(dependencies, { ownerId, partnerId, ...photo }, files)).rejects.toMatchObject({ code });
  const [leaver, left] = await createPayingCouple();
  const storing = commitOnceAwaited(
    database,
    (transaction) => transaction.query('delete from users where id = $1', [leaver.id]),
    () => storeMedia(dependencies, { ownerId: leaver.id, partnerId: left.id, ...photo }, files),
  );
  await expect(storing).rejects.toMatchObject({ code: 'not_found' });
  const { rows } = await database.pool.query('select from message_media where partner_id = any ($1)', [
    [stranger.id, one.id, left.id],
  ]);
  expect([rows.length, filesKept().length]).toEqual([0, before]);
});

test('an upload without a photo is refused by name, and one with it is told whole', async () => {
  const payload = makeForm({ receiver: String(other.id) });
  const url = '/api/messages/media/photos/';
  const refused = await testApp.inject({ method: 'POST', url, headers: one.headers, payload });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'invalid_input',
      detail: 'photo: is required',
      fields: { photo: ['is required'] },
    }),
  ]);
  const { status, body } = await upload(one, other.id);
  const stored = await database.pool.query(
    `select id, storage_key as key, bytes, kind, owner_id as "ownerId", partner_id as "partnerId", message_id as sent,
       width, height, is_explicit as "isExplicit", shown_at as "shownAt", gone_at as "goneAt", created_at as at
     from message_media where id = $1`,
    [body.id],
  );
  const [{ key, bytes }] = stored.rows;
  expect(stored.rows).toEqual([
    {
      id: body.id,
      key,
      bytes,
      kind: 'photo',
      ownerId: one.id,
      partnerId: other.id,
      sent: null,
      width: body.width,
      height: body.height,
      isExplicit: null,
      shownAt: null,
      goneAt: null,
      at: testApp.clock.now(),
    },
  ]);
  expect([status, body]).toEqual([
    201,
    {
      kind: 'photo',
      id: body.id,
      width: expect.any(Number),
      height: expect.any(Number),
      bytes,
      path: expect.stringContaining(`/${key}/photo.webp?`),
      is_covered: false,
      is_explicit: false,
    },
  ]);
});
