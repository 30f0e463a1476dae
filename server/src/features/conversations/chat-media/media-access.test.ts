import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reviewersId } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { findInFiles } from '../../../testing/find-in-files.ts';
import { deleteAccount } from '../../personal-data/index.ts';
import { createMediaClient } from '../messages/media-client.fixture.ts';
import { deleteGone } from './media.repository.ts';
import { removeGoneMedia, removeUnsentMedia, sweepMedia } from './sweep-media.ts';

const testApp = await buildTestApp();
const { database, clock, config, inject, mediaStorage, signMediaFor } = testApp;
const client = createMediaClient(testApp);
const { createPayingCouple, upload, send, sendPhoto, opens, act, remove } = client;

/** Two members with a photo, and its path as each of them was given it. */
async function createSent() {
  const [one, other] = await createPayingCouple();
  const { body } = await sendPhoto(one, other);
  const paths = [body.media.path, (await client.seenBy(other, one, body.id)).path] as string[];
  return { one, other, messageId: body.id as number, mediaId: body.media.id as number, paths };
}
type Sent = Awaited<ReturnType<typeof createSent>>;

const folderOf = (file: string) => file.split('/')[3] ?? '';
const isKept = (file: string) => client.filesKept().some((kept) => kept.includes(folderOf(file)));
const rowsOf = async ({ mediaId }: Sent) =>
  (await database.pool.query('select from message_media where id = $1', [mediaId])).rowCount;
const unmatch = (by: TestMember, { id }: TestMember) => act(by, 'DELETE', `/api/profiles/matches/${id}/`);
const block = (by: TestMember, { id }: TestMember) => act(by, 'POST', '/api/blocks/', { user_id: id });
const leave = ({ id }: TestMember) => deleteAccount(testApp.dependencies, id);
const restrict = ({ id }: TestMember, restriction: string) =>
  database.pool.query(`update users set ${restriction} where id = $1`, [id]);

test.each<[string, (sent: Sent) => Promise<unknown>]>([
  ['an unmatch', ({ one, other }) => unmatch(one, other)],
  ['an unmatch by the receiver', ({ one, other }) => unmatch(other, one)],
  ['a block', ({ one, other }) => block(other, one)],
  ['the message is deleted', ({ one, messageId }) => remove(one, messageId)],
  ['the sender has deleted their account', ({ one }) => leave(one)],
  ['the receiver has deleted their account', ({ other }) => leave(other)],
])('after %s the photo is gone for both, with its row and its file', async (_, end) => {
  const sent = await createSent();
  expect(await Promise.all(sent.paths.map(opens))).toEqual([200, 200]);
  const [path1 = ''] = sent.paths;
  expect(isKept(path1)).toBe(true);
  await end(sent);
  expect(await Promise.all(sent.paths.map(opens))).toEqual([404, 404]);
  expect([await rowsOf(sent), isKept(path1)]).toEqual([0, false]);
});

// Fails if the path by itself opens the photo.
test.each<[string, 'one' | 'other', string]>([
  ['the sender is banned', 'one', `restriction = 'banned', restriction_case_id = 1`],
  ['the receiver is banned', 'other', `restriction = 'banned', restriction_case_id = 1`],
  ['the sender is suspended', 'one', `restriction = 'suspended', restricted_until = now(), restriction_case_id = 1`],
])('while %s nobody opens the photo', async (_, who, restriction) => {
  const sent = await createSent();
  await restrict(sent[who], restriction);
  expect(await Promise.all(sent.paths.map(opens))).toEqual([404, 404]);
  await restrict(sent[who], 'restriction = null, restricted_until = null, restriction_case_id = null');
  expect(await Promise.all(sent.paths.map(opens))).toEqual([200, 200]);
});

test('a path opens the photo for whom it was made, unchanged, for two days at most', async () => {
  const { one, other, paths } = await createSent();
  const [path1 = '', path2 = ''] = paths;
  expect(path1).not.toBe(path2);
  const stranger = await createMember(testApp);
  for (const changed of [
    path1.replace(/viewer=\d+/, `viewer=${other.id}`),
    path1.replace(/viewer=\d+/, `viewer=${stranger.id}`),
    path1.replace(/viewer=\d+/, `viewer=0${one.id}`),
    path1.replace(/expires=\d/, 'expires=9'),
    path1.replace(/signature=[^&]+/, 'signature=AAAAAAAAAAAAAAAAAAAAAA'),
    path1.replace(folderOf(path1), folderOf((await createSent()).paths[0] ?? '')),
    path1.replace('photo.webp', 'note.webm'),
    signMediaFor(stranger.id)(folderOf(path1), 'photo.webp'),
    signMediaFor(reviewersId)(folderOf(path1), 'photo.webp'),
  ])
    expect(await opens(changed), changed).toBe(404);
  const start = clock.now();
  clock.advance(48 * 3_600_000);
  expect(await opens(path1)).toBe(404);
  clock.set(start);
});

test('what was uploaded and not sent is opened by its sender alone', async () => {
  const [one, other] = await createPayingCouple();
  const { body } = await upload(one, other.id);
  expect(await opens(body.path)).toBe(200);
  expect(await opens(signMediaFor(other.id)(folderOf(body.path), 'photo.webp'))).toBe(404);
});

test('what was not sent for a day is removed, and not before; what was sent stays', async () => {
  const sent = await createSent();
  const [one, other] = await createPayingCouple();
  const unsent = (await upload(one, other.id)).body;
  const start = clock.now();
  clock.advance(24 * 3_600_000 - 1);
  await removeUnsentMedia(testApp);
  expect(isKept(unsent.path)).toBe(true);
  clock.advance(2);
  await removeUnsentMedia(testApp);
  expect([isKept(unsent.path), isKept(sent.paths[0] ?? '')]).toEqual([false, true]);
  clock.set(start);
  expect((await send(one, other, 'Habari', { media: unsent.id })).status).toBe(404);
});

test('a photo that is removed at the moment in which it is sent leaves no message without it', async () => {
  const [one, other] = await createPayingCouple();
  const { id } = (await upload(one, other.id)).body;
  const sent = await commitOnceAwaited(
    database,
    (transaction) => transaction.query('update message_media set gone_at = $2 where id = $1', [id, clock.now()]),
    () => send(one, other, 'Habari', { media: id }),
  );
  expect(sent.status).toBe(404);
  expect((await client.read(one, other.id)).body).toEqual([]);
});

test('files without a row are swept, except the newest ones; what was sent stays', async () => {
  const sent = await createSent();
  const stray = 'f'.repeat(32);
  await mediaStorage.put(stray, [{ name: 'photo.webp', bytes: Buffer.from('left over') }]);
  const readStray = () => mediaStorage.read(stray, 'photo.webp');
  expect(await sweepMedia(testApp, new Date(0))).toMatchObject({ moved: 0 });
  expect(await readStray()).not.toBeNull();
  expect(await sweepMedia(testApp, new Date(Date.now() + 3_600_000))).toMatchObject({ moved: 1 });
  expect([await readStray(), isKept(sent.paths[0] ?? '')]).toEqual([null, true]);
});

test('a process that dies between the files and their row leaves both to the next one', async () => {
  const sent = await createSent();
  const { one, messageId, paths } = sent;
  const broken = { ...mediaStorage, remove: () => Promise.reject(new Error('The disk is gone')) };
  await database.pool.query('update message_media set gone_at = now() where message_id = $1', [messageId]);
  await removeGoneMedia({ database, mediaStorage: broken });
  expect(isKept(paths[0] ?? '')).toBe(true);
  expect(await sweepMedia(testApp, new Date(Date.now() + 3_600_000))).toMatchObject({ moved: 0 });
  // The database may be gone by the time when the file is.
  const query = (statement: { readonly name: string; readonly text: string }) =>
    statement.name === deleteGone.name ? Promise.reject(new Error('gone')) : database.pool.query(statement);
  await removeGoneMedia({ database: { ...database, pool: { query } as never }, mediaStorage });
  expect([isKept(paths[0] ?? ''), await rowsOf(sent)]).toEqual([false, 1]);
  await removeGoneMedia(testApp);
  expect((await database.pool.query('select from message_media where message_id = $1', [messageId])).rowCount).toBe(0);
  expect((await client.read(one, one.id)).status).toBe(404);
});

test('a photo whose file is that of another or was damaged is a 503, and never garbage', async () => {
  const [mine = '', theirs = ''] = [(await createSent()).paths[0], (await createSent()).paths[0]];
  const fileOf = (signed: string) => client.filesKept().find((file) => file.includes(folderOf(signed))) ?? '';
  const sealed = readFileSync(fileOf(mine));
  for (const bytes of [readFileSync(fileOf(theirs)), sealed.subarray(0, -1), Buffer.of()]) {
    writeFileSync(fileOf(mine), bytes);
    const response = await inject({ url: mine });
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
    expect(response.headers['cache-control']).toBe('no-store');
  }
  writeFileSync(fileOf(mine), sealed);
  expect([await opens(mine), await opens(theirs)]).toEqual([200, 200]);
});

test('no photo of a message is in the clear on the disk, be it sent, waiting to be sent or in the trash', async () => {
  const sent = await createSent();
  const [one, other] = await createPayingCouple();
  const waiting = (await upload(one, other.id)).body.path;
  const served = await Promise.all(
    [sent.paths[0] ?? '', waiting].map(async (url) => (await inject({ url })).rawPayload),
  );
  const { dataDir } = config;
  await mediaStorage.discard(folderOf(waiting), clock.now());
  const pieces = served.map((bytes) => bytes.subarray(-24));
  expect(findInFiles(dataDir, ['WEBP', ...pieces])).toEqual([]);
  // A file in the clear would be found.
  const saboteur = path.join(dataDir, 'message-media', 'saboteur');
  for (const bytes of served) {
    writeFileSync(saboteur, bytes.subarray(12));
    expect(findInFiles(dataDir, ['WEBP', ...pieces])).toEqual([saboteur]);
  }
  rmSync(saboteur);
});

test('uploads that are refused leave no draft behind', async () => {
  const [one] = await createPayingCouple();
  await upload(one, 77);
  expect(readdirSync(path.join(config.dataDir, 'message-media', 'incoming'))).toEqual([]);
});
