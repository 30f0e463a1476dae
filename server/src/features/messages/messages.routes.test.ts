import { planLimits, textLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../testing/factories.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;

const messagesMax = planLimits.basic.messagesPerDay ?? 0;

async function createCouple(): Promise<[TestMember, TestMember]> {
  const couple: [TestMember, TestMember] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, ...couple);
  return couple;
}

async function post(by: TestMember, payload: object) {
  const response = await inject({ method: 'POST', url: '/api/messages/send/', headers: by.headers, payload });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const send = (by: TestMember, to: { id: number }, text: string, more: object = {}) =>
  post(by, { sender: by.id, receiver: to.id, text, ...more });

async function read(by: TestMember, partnerId: number | string, query: Record<string, string> = {}) {
  const response = await inject({ url: `/api/messages/conversation/${partnerId}/`, headers: by.headers, query });
  return { status: response.statusCode, body: response.json() };
}

const textsOf = ({ body }: { body: { text: string }[] }) => body.map(({ text }) => text);

async function messageNotificationsOf(member: TestMember): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from notifications where user_id = $1 and kind = 'message'`,
    [member.id],
  );
  return rows[0].count;
}

async function countStored(member: TestMember): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::int as count from messages where sender_id = $1', [
    member.id,
  ]);
  return rows[0].count;
}

const useUp = (member: TestMember, messages: number) =>
  database.pool.query('insert into daily_usage (user_id, day, messages) values ($1, $2, $3)', [
    member.id,
    '2026-11-21',
    messages,
  ]);

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
  await database.pool.query('update notifications set read_at = now() where user_id = $1', [other.id]);
  await send(one, other, 'c');
  expect(await messageNotificationsOf(other)).toBe(2);
});

test("nobody writes in another's name, and that is refused before anything else", async () => {
  const [one, other] = await createCouple();
  const refused = { status: 403, body: { code: 'not_allowed' } };
  expect(await post(one, { sender: other.id, receiver: one.id, text: 'x' })).toMatchObject(refused);
  expect(await post(one, { sender: 5, receiver: 6, text: 'x' })).toMatchObject(refused);
});

test('without a match there is no conversation: not with a stranger, an unknown member, somebody who liked the caller, or oneself', async () => {
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

test('the same client id again returns the message already sent, and is stored, counted and notified once', async () => {
  const [one, other] = await createCouple();
  const clientId = crypto.randomUUID();
  const first = await send(one, other, 'Habari', { client_id: clientId });
  await useUp(one, messagesMax).catch(() =>
    database.pool.query('update daily_usage set messages = $2 where user_id = $1', [one.id, messagesMax]),
  );
  const again = await send(one, other, 'Habari', { client_id: clientId });
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(first.body.client_id).toBe(clientId);
  expect(await countStored(one)).toBe(1);
});

test("a client id is its sender's own", async () => {
  const [one, other] = await createCouple();
  const clientId = crypto.randomUUID();
  await send(one, other, 'mine', { client_id: clientId });
  expect((await send(other, one, 'yours', { client_id: clientId })).body).toMatchObject({
    text: 'yours',
    sender: other.id,
  });
});

test('the same client id sent many times at once is stored and counted once, and each response has it', async () => {
  const [one, other] = await createCouple();
  const clientId = crypto.randomUUID();
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => send(one, other, 'Habari', { client_id: clientId })),
  );
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await countStored(one)).toBe(1);
  const { rows } = await database.pool.query('select messages from daily_usage where user_id = $1', [one.id]);
  expect(rows).toEqual([{ messages: 1 }]);
});

test("of 60 concurrent messages with 10 left in the day's limit exactly 10 are sent; Premium has no limit", async () => {
  const [one, other] = await createCouple();
  await useUp(one, messagesMax - 10);
  const responses = await Promise.all(Array.from({ length: 60 }, (_, number) => send(one, other, `message ${number}`)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(responses.find(({ status }) => status === 429)).toMatchObject({
    body: { code: 'daily_limit_reached' },
    headers: { 'retry-after': '43200' },
  });
  expect(await countStored(one)).toBe(10);
  await database.pool.query(`update users set plan = 'premium' where id = $1`, [one.id]);
  expect((await send(one, other, 'one more')).status).toBe(201);
});

test('reading on after the last id misses nothing, however many members write at once', async () => {
  const [one, other] = await createCouple();
  await database.pool.query(`update users set plan = 'premium' where id = any ($1)`, [[one.id, other.id]]);
  let isWriting = true;
  const writing = Promise.all(
    Array.from({ length: 300 }, (_, number) =>
      send(number % 2 ? one : other, number % 2 ? other : one, String(number)),
    ),
  ).then(() => {
    isWriting = false;
  });
  const seen: number[] = [];
  for (let isLast = false; !isLast;) {
    isLast = !isWriting;
    const { body } = await read(one, other.id, { after: String(seen.at(-1) ?? 1) });
    seen.push(...body.map(({ id }: { id: number }) => id));
  }
  await writing;
  expect(seen).toHaveLength(300);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
});

test('a conversation is read in pages: the newest, the ones before, the ones after', async () => {
  const [one, other] = await createCouple();
  const ids: string[] = [];
  for (let number = 1; number <= 7; number += 1) ids.push(String((await send(one, other, `m${number}`)).body.id));
  const page = async (query: Record<string, string>) => textsOf(await read(other, one.id, query));
  expect(await page({ limit: '3' })).toEqual(['m5', 'm6', 'm7']);
  expect(await page({ limit: '3', before: ids[4] ?? '' })).toEqual(['m2', 'm3', 'm4']);
  expect(await page({ limit: '2', after: ids[2] ?? '' })).toEqual(['m4', 'm5']);
  expect(await page({ after: ids[2] ?? '', before: ids[5] ?? '' })).toEqual(['m4', 'm5']);
  expect(await page({ after: ids[6] ?? '' })).toEqual([]);
  expect(await page({ limit: '', before: '' })).toHaveLength(7);
});

test('without a query the newest 1,000 messages are returned', async () => {
  const [one, other] = await createCouple();
  await database.pool.query(
    `insert into messages (low_id, high_id, sender_id, text, created_at)
     select least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $1, 'number ' || n, now() from generate_series(1, 1003) n`,
    [one.id, other.id],
  );
  const { body } = await read(one, other.id);
  expect(body).toHaveLength(1000);
  expect([body[0].text, body[999].text]).toEqual(['number 4', 'number 1003']);
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

test.each([
  ['limit', '0'],
  ['limit', '1001'],
  ['limit', 'many'],
  ['before', '-1'],
  ['after', '1.5'],
])('a conversation asked for with %s=%s is refused', async (name, value) => {
  const [one, other] = await createCouple();
  expect(await read(one, other.id, { [name]: value })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
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
