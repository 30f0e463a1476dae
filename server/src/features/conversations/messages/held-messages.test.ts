import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { Batch } from '../../../database/together.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { ofTheClock } from '../../../testing/of-the-clock.ts';
import { changePlan, createMatch, createMember } from '../../../testing/factories.ts';
import { explain } from '../../../testing/explain.ts';
import { findHeld, holdMessage } from './held-messages.repository.ts';
import { createMessageClient } from './message-client.fixture.ts';
import { findFirstFacts, notifyReceiver, writeUncounted } from './sending.repository.ts';

const judgeText = vi.hoisted(() => vi.fn());
vi.mock('../shield/judge-text.ts', async (original) => {
  const module = await original<{ judgeText: (text: string) => unknown }>();
  judgeText.mockImplementation(module.judgeText);
  return { ...module, judgeText };
});

const testApp = await buildTestApp();
const { database, clock, inject } = testApp;
const { createCouple, send, countStored, signedIn } = createMessageClient(testApp);
const second = createMessageClient({ ...testApp, inject: await injectOfSecond() });
const plea = 'Could you send me 3,500 for the matatu?';
const tenMinutes = 600_000;

async function injectOfSecond(): Promise<typeof inject> {
  const app = await testApp.buildAgain();
  return app.inject.bind(app);
}

test('a text that was asked about is sent when it comes again, at any process', async () => {
  const [one, other] = await createCouple();
  expect(await send(one, other, plea)).toMatchObject({ status: 409, body: { code: 'think_again' } });
  clock.advance(tenMinutes - 1);
  expect(await second.send(one, other, `  ${plea}\n`)).toMatchObject({ status: 201, body: { text: plea } });
  expect(await countStored(one)).toBe(1);
});

test('another text, to another match, or by another sender is asked about', async () => {
  const [one, other] = await createCouple();
  const third = await createMember(testApp);
  await createMatch(testApp, one, third);
  await send(one, other, plea);
  expect(await send(one, other, `${plea}!`)).toMatchObject({ status: 409 });
  expect(await send(one, third, plea)).toMatchObject({ status: 409 });
  expect(await send(other, one, plea)).toMatchObject({ status: 409 });
  expect(await send(one, other, plea)).toMatchObject({ status: 201 });
});

test('ten minutes later the same text is asked about again', async () => {
  const [one, other] = await createCouple();
  await send(one, other, plea);
  clock.advance(tenMinutes);
  const later = await signedIn(one);
  expect(await send(later, other, plea)).toMatchObject({ status: 409 });
  expect(await send(later, other, plea)).toMatchObject({ status: 201 });
});

test('a request that its device repeats confirms nothing, and one that says so is confirmed at once', async () => {
  const [one, other] = await createCouple();
  const client_id = crypto.randomUUID();
  for (let count = 0; count < 3; count += 1)
    expect(await send(one, other, plea, { client_id })).toMatchObject({ status: 409 });
  expect(await send(one, other, plea, { client_id, confirmed: true })).toMatchObject({ status: 201 });
});

test('a device that repeats its request confirms nothing either once the text is asked about again', async () => {
  const [one, other] = await createCouple();
  await send(one, other, plea, { client_id: crypto.randomUUID() });
  clock.advance(tenMinutes);
  const later = await signedIn(one);
  const client_id = crypto.randomUUID();
  for (let count = 0; count < 2; count += 1)
    expect(await send(later, other, plea, { client_id })).toMatchObject({ status: 409 });
});

test('no more than a hash of a held text is stored, and it goes with either account', async () => {
  const rowsOf = async (id: number) =>
    (await database.pool.query('select * from held_messages where sender_id = $1', [id])).rows;
  const [one, other] = await createCouple();
  await send(one, other, plea);
  const [row] = await rowsOf(one.id);
  expect(row).toMatchObject({ receiver_id: other.id, client_id: null, text_hash: expect.any(Buffer) });
  expect(JSON.stringify(row)).not.toContain(Buffer.from(plea).toString('base64').slice(0, 8));
  await database.pool.query('delete from users where id = $1', [other.id]);
  expect(await rowsOf(one.id)).toEqual([]);
});

test('a member who is asked about ever new texts has those of the last minutes stored', async () => {
  const [one, other] = await createCouple();
  await send(one, other, `${plea} 1`);
  clock.advance(tenMinutes);
  const later = await signedIn(one);
  for (const number of [2, 3]) await send(later, other, `${plea} ${number}`);
  const { rowCount } = await database.pool.query('select from held_messages where sender_id = $1', [one.id]);
  expect(rowCount).toBe(2);
});

test('the shield does not look at what is sent to nobody, who gets the same response as ever', async () => {
  const [one, stranger] = [await createMember(testApp), await createMember(testApp, { verified: false })];
  judgeText.mockClear();
  for (const [from, to] of [
    [one, stranger],
    [stranger, one],
    [one, { id: 1 }],
  ] as const)
    for (const text of ['Hello', plea, '\uFDFA'.repeat(4000)])
      expect(await send(from, to, text)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(judgeText).not.toHaveBeenCalled();
});

test('a message that is not held costs two round trips: its facts, and the writing', async () => {
  const [one, other] = await createCouple();
  for (const each of [one, other]) await changePlan(testApp, 'premium', each);
  judgeText.mockClear();
  const names: unknown[] = [];
  const query = vi.spyOn(Client.prototype, 'query');
  await send(one, other, 'Nzuri sana');
  await send(other, one, 'Karibu');
  for (const [asked] of query.mock.calls as unknown[][])
    names.push(asked instanceof Batch ? asked.calls.map(({ name }) => name) : (asked as { name?: string }).name);
  query.mockRestore();
  const each = [findFirstFacts.name, [writeUncounted.name, notifyReceiver.name]];
  // Twice a second the server queries the ended sessions.
  const sent = names.filter((name) => name !== undefined && !ofTheClock.includes(name));
  expect(sent).toEqual([...each, ...each]);
  expect(judgeText).toHaveBeenCalledTimes(2);
});

test('a held text is found and held by an index', async () => {
  const held = { senderId: 1, receiverId: 2, textHash: Buffer.alloc(32) };
  const holding = { ...held, clientId: null, heldAt: new Date(), forgotten: new Date() };
  for (const plan of [
    await explain(database, findHeld.text, valuesOf(findHeld, held)),
    await explain(database, holdMessage.text, valuesOf(holdMessage, holding)),
  ])
    expect(plan).not.toContain('Seq Scan');
});
