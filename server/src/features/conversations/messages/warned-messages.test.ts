import { firstMessages } from '@mwanzo/contract/conversations/warnings';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMatch, createMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { database } = testApp;
const { createCouple, send, read, remove, publishedBy, countStored, countUsed, messageNotificationsOf, matchOf } =
  createMessageClient(testApp);
const plea = 'Could you send me 3,500 for the matatu?';
const confirmed = { confirmed: true };

async function countsOf({ id }: { id: number }) {
  const { rows } = await database.pool.query(
    'select receiver_id, kind, sent from message_warnings where sender_id = $1 order by receiver_id, kind',
    [id],
  );
  return rows;
}

test('the sender is asked to think again, and nothing is stored, counted or told', async () => {
  const [one, other] = await createCouple();
  const told = await publishedBy(async () => {
    expect(await send(one, other, plea, { client_id: crypto.randomUUID() })).toMatchObject({
      status: 409,
      body: { code: 'think_again', fields: { text: ['money:10-23'] } },
    });
  });
  expect(told).toEqual([]);
  expect(await countStored(one)).toBe(0);
  expect(await countUsed(one)).toEqual([]);
  expect(await messageNotificationsOf(other)).toBe(0);
  expect(await countsOf(one)).toEqual([]);
});

test('once confirmed it arrives like any other, with a warning that the receiver alone is shown', async () => {
  const [one, other] = await createCouple();
  const told = await publishedBy(async () => {
    expect(await send(one, other, plea, confirmed)).toMatchObject({ status: 201, body: { text: plea, warning: null } });
  });
  const shown = told.flatMap(({ to, event }) => (event.type === 'message' ? [[to, event.message.warning]] : []));
  expect(shown).toEqual([
    [other.id, 'money'],
    [one.id, null],
  ]);
  expect((await read(other, one.id)).body).toMatchObject([{ text: plea, warning: 'money' }]);
  expect((await read(one, other.id)).body).toMatchObject([{ text: plea, warning: null }]);
  expect(await messageNotificationsOf(other)).toBe(1);
});

test('a harmless message goes at once, confirmed or not, and has no warning', async () => {
  const [one, other] = await createCouple();
  for (const more of [{}, confirmed])
    expect(await send(one, other, 'I paid for lunch', more)).toMatchObject({ status: 201 });
  expect((await read(other, one.id)).body).toMatchObject([{ warning: null }, { warning: null }]);
  expect(await countsOf(one)).toEqual([]);
});

test('a repeated request returns the message already sent, confirmed or not, and it is counted once', async () => {
  const [one, other] = await createCouple();
  const client_id = crypto.randomUUID();
  const { body } = await send(one, other, plea, { client_id, ...confirmed });
  for (const more of [{ client_id }, { client_id, ...confirmed }])
    expect(await send(one, other, plea, more)).toMatchObject({ status: 201, body: { id: body.id } });
  expect(await countsOf(one)).toEqual([{ receiver_id: other.id, kind: 'money', sent: 1 }]);
});

test('two requests at once with the same client_id store and count one', async () => {
  const [one, other] = await createCouple();
  const client_id = crypto.randomUUID();
  const twins = await Promise.all([1, 2, 3].map(() => send(one, other, plea, { client_id, ...confirmed })));
  expect(new Set(twins.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await countsOf(one)).toEqual([{ receiver_id: other.id, kind: 'money', sent: 1 }]);
  expect(await countUsed(one)).toEqual([1]);
});

test('somebody who is no match gets the same response as ever', async () => {
  const [one, stranger] = [await createMember(testApp), await createMember(testApp)];
  for (const more of [{}, confirmed])
    expect(await send(one, stranger, plea, more)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a used-up limit is told after the sender has confirmed', async () => {
  const [one, other] = await createCouple();
  await changePlan(testApp, 'basic', one);
  await database.pool.query('insert into daily_usage (user_id, day, messages) values ($1, $2, 50)', [
    one.id,
    '2026-11-21',
  ]);
  expect(await send(one, other, plea)).toMatchObject({ body: { code: 'think_again' } });
  expect(await send(one, other, plea, confirmed)).toMatchObject({ body: { code: 'daily_limit_reached' } });
  expect(await countsOf(one)).toEqual([]);
});

test('after their first messages two may tell each other their numbers, but not ask for money', async () => {
  const [one, other] = await createCouple();
  const number = 'My number is 0712 345 678';
  for (let sent = 0; sent < firstMessages; sent += 1) {
    // The same text again would confirm itself.
    const another = `My number is 0712 345 6${10 + sent}`;
    expect(await send(one, other, another)).toMatchObject({ status: 409, body: { fields: { text: ['phone:13-25'] } } });
    await send(...((sent % 2 ? [one, other] : [other, one]) as [typeof one, typeof other]), `Message ${sent}`);
  }
  expect(await send(one, other, number)).toMatchObject({ status: 201 });
  expect((await read(other, one.id)).body.at(-1)).toMatchObject({ text: number, warning: null });
  expect(await send(one, other, `${number}, send me 5000`)).toMatchObject({
    status: 409,
    body: { fields: { text: ['money:27-39'] } },
  });
  expect(await countsOf(one)).toEqual([]);
});

test('a deleted message has no warning, and its count stays', async () => {
  const [one, other] = await createCouple();
  const { body } = await send(one, other, plea, confirmed);
  await remove(one, body.id);
  expect((await read(other, one.id)).body).toMatchObject([{ is_deleted: true, warning: null }]);
  expect(await countsOf(one)).toEqual([{ receiver_id: other.id, kind: 'money', sent: 1 }]);
});

test('the list of matches does not tell of warnings', async () => {
  const [one, other] = await createCouple();
  await send(one, other, plea, confirmed);
  for (const [reader, partner] of [
    [one, other],
    [other, one],
  ] as const)
    expect(JSON.stringify(await matchOf(reader, partner))).not.toContain('warning');
});

test('what is counted has no text', async () => {
  const [one, other] = await createCouple();
  await send(one, other, plea, confirmed);
  const { rows } = await database.pool.query('select * from message_warnings where sender_id = $1', [one.id]);
  expect(Object.keys(rows[0])).toEqual(['sender_id', 'receiver_id', 'kind', 'sent', 'last_sent_at']);
});

test('nothing of a message reaches the log, whatever becomes of it', async () => {
  const written: string[] = [];
  const { stdout, stderr } = process;
  const restore = [stdout, stderr].map((stream) => {
    const { write } = stream;
    stream.write = (chunk: unknown) => written.push(String(chunk)) > 0;
    return () => {
      stream.write = write;
    };
  });
  try {
    const loud = await buildTestApp({ logLevel: 'debug' });
    const [one, other] = [await createMember(loud), await createMember(loud)];
    const client = createMessageClient(loud);
    await client.send(one, other, `${plea} siri-ya-kwanza`);
    await createMatch(loud, one, other);
    await client.send(one, other, `${plea} siri-ya-pili`);
    await client.send(one, other, `${plea} siri-ya-tatu`, confirmed);
    // Nothing else asks for a transaction, because Premium has no daily limit.
    await changePlan(loud, 'premium', one);
    await loud.database.pool.query('drop table message_warnings');
    expect(await client.send(one, other, `${plea} siri-ya-nne`, confirmed)).toMatchObject({ status: 500 });
    const text = `select from messages where text like '%siri-ya-nne'`;
    expect((await loud.database.pool.query(text)).rowCount).toBe(0);
  } finally {
    for (const each of restore) each();
  }
  // The log is not empty. Otherwise nothing would be proven.
  expect(written.join('')).toContain('42P01');
  expect(written.join('')).not.toMatch(/siri-ya|3,500/u);
});
