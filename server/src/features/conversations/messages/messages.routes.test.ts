import { textLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { createCouple, post, send, read, textsOf, messageNotificationsOf, countStored, markAllRead } =
  createMessageClient(testApp);

test('two matched members write to each other and both read it, oldest first', async () => {
  const [one, other] = await createCouple();
  const sent = await send(one, other, '  Habari?\n ');
  expect(sent).toMatchObject({ status: 201 });
  expect(sent.body).toEqual({
    id: expect.any(Number),
    sender: one.id,
    receiver: other.id,
    text: 'Habari?',
    timestamp: clock.now().toISOString(),
    client_id: null,
    reply_to: null,
    reply_to_prompt: null,
    reactions: [],
    is_deleted: false,
    media: null,
    delivered_at: null,
    warning: null,
    seen_at: null,
  });
  await send(other, one, 'Nzuri 💛');
  for (const [reader, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(textsOf(await read(reader, partner.id))).toEqual(['Habari?', 'Nzuri 💛']);
  }
});

test('the receiver gets one notification of a conversation until reading it', async () => {
  const [one, other] = await createCouple();
  await send(one, other, 'a');
  await send(one, other, 'b');
  expect(await messageNotificationsOf(other)).toBe(1);
  expect(await messageNotificationsOf(one)).toBe(0);
  await markAllRead(other);
  await send(one, other, 'c');
  expect(await messageNotificationsOf(other)).toBe(2);
});

test("nobody writes in another's name, and that is refused before anything else", async () => {
  const [one, other] = await createCouple();
  const refused = { status: 403, body: { code: 'not_allowed' } };
  expect(await post(one, { sender: other.id, receiver: one.id, text: 'x' })).toMatchObject(refused);
  expect(await post(one, { sender: 5, receiver: 6, text: 'x' })).toMatchObject(refused);
});

test('a conversation needs a match: not a stranger, a liker, an unknown member or oneself', async () => {
  const one = await createMember(testApp);
  const [stranger, admirer] = [await createMember(testApp), await createMember(testApp)];
  const payload = { target_profile_id: one.id, matched: true };
  await inject({ method: 'POST', url: '/api/profiles/like-pass/', headers: admirer.headers, payload });
  const missing = { status: 404, body: { code: 'not_found', detail: 'There is nothing here.' } };
  for (const id of [stranger.id, admirer.id, one.id, 77]) {
    expect(await send(one, { id }, 'x')).toMatchObject(missing);
    expect(await read(one, id)).toMatchObject(missing);
  }
  expect(await countStored(one)).toBe(0);
  const { rows } = await database.pool.query('select from daily_usage where user_id = $1', [one.id]);
  expect(rows).toEqual([]);
});

test('a match without messages has an empty conversation', async () => {
  const [one, other] = await createCouple();
  expect(await read(one, other.id)).toEqual({ status: 200, body: [] });
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['too much', 'x'.repeat(textLimits.messageMax + 1)],
  ['a control character', 'a\u0000b'],
  ['half of a character', 'a\ud800'],
  ['a number', 5],
])('a text of %s is refused and nothing is stored', async (_title, text) => {
  const [one, other] = await createCouple();
  expect(await send(one, other, text as string)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await countStored(one)).toBe(0);
});

test('4,000 characters are accepted, and markup is only text', async () => {
  const [one, other] = await createCouple();
  expect((await send(one, other, 'é'.repeat(textLimits.messageMax))).status).toBe(201);
  expect((await send(one, other, '<script>1</script>')).body.text).toBe('<script>1</script>');
});

test('a client id that is not a UUID and a partner that is not an id are refused', async () => {
  const [one, other] = await createCouple();
  expect((await send(one, other, 'x', { client_id: '7' })).status).toBe(400);
  expect((await read(one, 'nobody')).status).toBe(400);
});

test('messages need a sign-in', async () => {
  const [, other] = await createCouple();
  const nobody = { id: 1, token: '', headers: { authorization: 'Bearer x.y.z' } };
  expect((await send(nobody, other, 'x')).status).toBe(401);
  expect((await read(nobody, other.id)).status).toBe(401);
});
