import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { changePlan, createMatch, createMember } from '../../../testing/factories.ts';
import { makePhoneJpeg } from '../../../testing/images/make-images.ts';
import { getRow } from '../../../database/sql.ts';
import { writeUncounted } from '../messages/sending.repository.ts';
import { claimMedia } from './media-of-messages.repository.ts';
import { createMediaClient } from '../messages/media-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;
const client = createMediaClient(testApp);
const {
  createPayingCouple,
  upload,
  send,
  sendPhoto,
  show,
  seenBy,
  look,
  read,
  matchOf,
  publishedBy,
  remove,
  decline,
  opens,
} = client;

test('a photo is sent upright, in one size and without the phone’s metadata, with its caption', async () => {
  const [one, other] = await createPayingCouple();
  const added = await upload(one, other.id, await makePhoneJpeg(6, 1600, 1200));
  expect(added).toMatchObject({
    status: 201,
    body: { kind: 'photo', width: 1080, height: 1440, is_covered: false, is_explicit: false },
  });
  const sent = await send(one, other, 'Chai?', { media: added.body.id });
  expect(sent).toMatchObject({ status: 201, body: { text: 'Chai?', media: { id: added.body.id } } });
  const media = await seenBy(other, one, sent.body.id);
  const file = await inject({ url: media.path });
  expect(file.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(file.rawPayload.length).toBe(media.bytes);
  const metadata = await sharp(file.rawPayload).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: media.width, height: media.height });
  expect(metadata.exif ?? metadata.xmp ?? metadata.icc).toBeUndefined();
});

test('a photo that is smaller keeps its size', async () => {
  const [one, other] = await createPayingCouple();
  const { body } = await upload(one, other.id, await makePhoneJpeg(1, 640, 480));
  expect(body).toMatchObject({ width: 640, height: 480 });
});

test('a photo needs no words, a message without a photo does', async () => {
  const [one, other] = await createPayingCouple();
  expect((await sendPhoto(one, other)).body).toMatchObject({ text: '', media: { kind: 'photo' } });
  expect((await send(one, other, '')).status).toBe(400);
});

test('the list of matches and a reply say that it was a photo, and nothing says so once it is deleted', async () => {
  const [one, other] = await createPayingCouple();
  const { body } = await sendPhoto(one, other);
  expect((await matchOf(other, one)).last_message).toMatchObject({ text: '', media_kind: 'photo' });
  const reply = await send(other, one, 'Poa', { reply_to: body.id });
  expect(reply.body.reply_to).toEqual({ id: body.id, sender: one.id, text: '', media_kind: 'photo' });
  expect((await remove(one, body.id)).body).toMatchObject({ is_deleted: true, media: null });
  const { body: messages } = await read(other, one.id);
  expect(messages).toMatchObject([{ media: null }, { reply_to: { media_kind: null } }]);
  const last = (await sendPhoto(one, other)).body;
  await remove(one, last.id);
  expect((await matchOf(other, one)).last_message).toMatchObject({ id: last.id, is_deleted: true, media_kind: null });
});

test('only Premium sends photos; Basic gets, sees and answers them', async () => {
  const [one, other] = await createPayingCouple();
  expect(await upload(other, one.id)).toMatchObject({ status: 403, body: { code: 'premium_required' } });
  const { body } = await sendPhoto(one, other);
  expect((await show(other, body.id)).status).toBe(200);
  expect((await send(other, one, 'Poa', { reply_to: body.id })).status).toBe(201);
});

test('a photo that was uploaded before Premium ended can still be sent', async () => {
  const [one, other] = await createPayingCouple();
  const { body } = await upload(one, other.id);
  await changePlan(testApp, 'basic', one);
  expect((await send(one, other, '', { media: body.id })).status).toBe(201);
  expect((await upload(one, other.id)).status).toBe(403);
});

test.each<[string, number | string | undefined, Buffer | undefined, number]>([
  ['no receiver', undefined, client.picture, 400],
  ['a receiver that is no id', 'x', client.picture, 400],
  ['somebody who is no match', 77, client.picture, 404],
  ['no picture that can be read', 0, Buffer.from('GIF89a'), 400],
])('an upload with %s is refused and leaves nothing', async (_, receiver, photo, status) => {
  const [one, other] = await createPayingCouple();
  const before = client.filesKept();
  expect((await upload(one, receiver === 0 ? other.id : receiver, photo)).status).toBe(status);
  expect(client.filesKept()).toEqual(before);
  const { rowCount } = await database.pool.query('select from message_media where owner_id = $1', [one.id]);
  expect(rowCount).toBe(0);
});

test('the first photo is covered on all devices of its receiver until they tap it; later ones are not', async () => {
  const [one, other] = await createPayingCouple();
  const first = (await sendPhoto(one, other)).body;
  await look(first.media.id, false);
  expect(first.media.is_covered).toBe(false);
  expect(await seenBy(other, one, first.id)).toMatchObject({ is_covered: true });
  const told = await publishedBy(() => show(other, first.id));
  expect(told).toMatchObject([
    { to: other.id, event: { type: 'message_changed', message: { media: { is_covered: false } } } },
    { to: one.id },
  ]);
  expect(await publishedBy(() => show(other, first.id))).toEqual([]);
  expect(await show(other, first.id)).toMatchObject({ status: 200, body: { media: { is_covered: false } } });
  const second = (await sendPhoto(one, other)).body;
  await look(second.media.id, false);
  expect(await seenBy(other, one, second.id)).toMatchObject({ is_covered: false });
});

test('the first photo to another match is covered, although one match has uncovered one', async () => {
  const [one, other] = await createPayingCouple();
  const third = await createMember(testApp);
  await createMatch(testApp, one, third);
  await show(other, (await sendPhoto(one, other)).body.id);
  const { body } = await sendPhoto(one, third);
  await look(body.media.id, false);
  expect(await seenBy(third, one, body.id)).toMatchObject({ is_covered: true });
});

test.each<[string, boolean | null]>([
  ['taken for a nude one', true],
  ['that nothing has looked at', null],
])('a later photo %s is covered too, until it is tapped', async (_, isExplicit) => {
  const [one, other] = await createPayingCouple();
  await show(other, (await sendPhoto(one, other)).body.id);
  const { body } = await sendPhoto(one, other);
  // This server screens no photo.
  if (isExplicit !== null) await look(body.media.id, isExplicit);
  const is_explicit = isExplicit === true;
  expect(await seenBy(other, one, body.id)).toMatchObject({ is_covered: true, is_explicit });
  expect(await seenBy(one, other, body.id)).toMatchObject({ is_covered: false, is_explicit });
  expect((await show(other, body.id)).body.media).toMatchObject({ is_covered: false, is_explicit });
});

test('nobody but its receiver takes the cover off a photo, and of a text there is none', async () => {
  const [one, other] = await createPayingCouple();
  const { body } = await sendPhoto(one, other);
  const text = await send(one, other, 'Habari');
  for (const [by, id] of [
    [one, body.id],
    [await createMember(testApp), body.id],
    [other, text.body.id],
    [other, 77],
  ] as const)
    expect((await show(by, id)).status).toBe(404);
  expect(await seenBy(other, one, body.id)).toMatchObject({ is_covered: true });
});

test('an upload belongs to one message of one conversation; for any other there is none', async () => {
  const [one, other] = await createPayingCouple();
  const [stranger, third] = await createPayingCouple();
  const { body } = await upload(one, other.id);
  const none = await send(one, other, 'Habari', { media: 77 });
  expect(none.status).toBe(404);
  expect(await send(stranger, third, 'Habari', { media: body.id })).toMatchObject({ status: 404, body: none.body });
  expect((await send(other, one, 'Habari', { media: body.id })).status).toBe(404);
  expect((await send(one, other, 'Habari', { media: body.id })).status).toBe(201);
  expect((await send(one, other, 'Habari', { media: body.id })).status).toBe(404);
  expect((await read(one, other.id)).body).toHaveLength(1);
});

test('an upload that another message is just taking is taken once (catches: reading it without a lock)', async () => {
  const [one, other] = await createPayingCouple();
  const { body } = await upload(one, other.id);
  // The messages of a day are counted without Premium.
  await changePlan(testApp, 'basic', one);
  await send(one, other, 'Habari');
  const talkers = { me: one.id, them: other.id, at: testApp.clock.now() };
  const words = { text: 'first', clientId: null, warning: null, replyTo: null, promptId: null, promptAnswer: null };
  const second = await commitOnceAwaited(
    database,
    async (transaction) => {
      const sent = await getRow(transaction, writeUncounted, { ...talkers, ...words, mediaKind: 'photo' });
      await getRow(transaction, claimMedia, { ...talkers, id: body.id, messageId: sent?.id ?? 0 });
    },
    () => send(one, other, 'second', { media: body.id }),
  );
  expect(second.status).toBe(404);
  expect((await read(one, other.id)).body.slice(1)).toMatchObject([{ text: 'first', media: { id: body.id } }]);
  const { rows } = await database.pool.query('select messages from daily_usage where user_id = $1', [one.id]);
  expect(rows).toEqual([{ messages: 1 }]);
});

test('the same message again, with its client id, returns the photo that was sent', async () => {
  const [one, other] = await createPayingCouple();
  const { body } = await upload(one, other.id);
  const [client_id, media] = [crypto.randomUUID(), body.id];
  const sent = await Promise.all(Array.from({ length: 5 }, () => send(one, other, 'Hapa', { client_id, media })));
  expect(new Set(sent.map(({ status, body: message }) => `${status} ${message.id}`)).size).toBe(1);
  const another = (await upload(one, other.id)).body;
  for (const differently of [{ media: another.id }, {}])
    expect((await send(one, other, 'Hapa', { client_id, ...differently })).body.code).toBe('client_id_used');
  // A device that did not get the first response sends it again, though it was deleted meanwhile.
  await remove(one, sent[0]?.body.id);
  expect(await send(one, other, 'Hapa', { client_id, media })).toMatchObject({
    status: 201,
    body: { id: sent[0]?.body.id, is_deleted: true },
  });
});

test('a caption is warned of like any other text', async () => {
  const [one, other] = await createPayingCouple();
  const { body } = await upload(one, other.id);
  const words = 'Send me money by M-Pesa, I am stuck at the hospital';
  expect((await send(one, other, words, { media: body.id })).body.code).toBe('think_again');
  const sent = await send(one, other, words, { media: body.id, confirmed: true });
  expect(sent.status).toBe(201);
  expect((await read(other, one.id)).body).toMatchObject([{ warning: expect.any(String), media: { kind: 'photo' } }]);
});

test('a covered photo that its receiver does not want is deleted for both, unseen; a shown one is not', async () => {
  const [one, other] = await createPayingCouple();
  const first = (await sendPhoto(one, other, 'Look')).body;
  for (const by of [one, await createMember(testApp)]) expect((await decline(by, first.id)).status).toBe(404);
  const told = await publishedBy(() => decline(other, first.id));
  expect(told.map(({ to }) => to)).toEqual([other.id, one.id]);
  expect(await opens(first.media.path)).toBe(404);
  expect((await decline(other, first.id)).body).toMatchObject({ is_deleted: true, text: '', media: null });
  expect((await read(one, other.id)).body).toMatchObject([{ is_deleted: true, text: '', media: null }]);
  const second = (await sendPhoto(one, other)).body;
  await show(other, second.id);
  expect((await decline(other, second.id)).status).toBe(404);
  expect(await opens(second.media.path)).toBe(200);
});

test('a deleted text is no photo that its receiver could decline', async () => {
  const [one, other] = await createPayingCouple();
  const { id } = (await send(one, other, 'Chai?')).body;
  expect((await remove(one, id)).status).toBe(200);
  expect((await decline(other, id)).status).toBe(404);
});
