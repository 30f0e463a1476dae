import { conversationCharactersMax, textLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { explain } from '../../../testing/explain.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { listPast, readPast } from './past-conversations.repository.ts';

const testApp = await buildTestApp();
const { clock, database } = testApp;
const { createCouple, send, act } = createMessageClient(testApp);

const past = '/api/messages/past/';
const list = async (by: TestMember) => (await act(by, 'GET', past)).body;
const leave = (leaver: TestMember, { id }: TestMember) => act(leaver, 'DELETE', `/api/profiles/matches/${id}/`);

/** Two members, of whom one has left. The first one has the copy. */
async function part(texts: readonly string[]): Promise<[left: TestMember, leaver: TestMember, id: string]> {
  const [left, leaver] = await createCouple();
  for (const [at, text] of texts.entries()) {
    await send(at % 2 === 0 ? left : leaver, at % 2 === 0 ? leaver : left, text);
    clock.advance(1000);
  }
  await leave(leaver, left);
  return [left, leaver, (await list(left))[0]?.id];
}

test('a past conversation is listed and read by its owner, with own words and blanks', async () => {
  const start = clock.now().getTime();
  const [left, leaver, id] = await part(['Habari', 'Poa', 'Sawa']);
  const after = (seconds: number) => new Date(start + seconds * 1000).toISOString();
  expect(await list(left)).toEqual([{ id, ended_at: after(3), last_at: after(2), last_text: 'Sawa' }]);
  expect(await act(left, 'GET', `${past}${id}/`)).toEqual({
    status: 200,
    body: {
      ended_at: after(3),
      messages: [
        { position: 1, is_own: true, text: 'Habari', timestamp: after(0) },
        { position: 2, is_own: false, text: null, timestamp: after(1) },
        { position: 3, is_own: true, text: 'Sawa', timestamp: after(2) },
      ],
    },
  });
  expect(await list(leaver)).toEqual([]);
});

test('of several past conversations the one that ended last comes first', async () => {
  const [left, , first] = await part(['Habari']);
  const other = await createMember(testApp);
  await createMatch(testApp, left, other);
  await send(left, other, 'Mambo');
  clock.advance(1000);
  await leave(other, left);
  const both = await list(left);
  expect(both).toMatchObject([{ last_text: 'Mambo' }, { id: first, last_text: 'Habari' }]);
  // Each is read and removed alone.
  const textsOf = async (id: string) =>
    (await act(left, 'GET', `${past}${id}/`)).body.messages.map(({ text }: { text: string }) => text);
  expect([await textsOf(both[0].id), await textsOf(first)]).toEqual([['Mambo'], ['Habari']]);
  await act(left, 'DELETE', `${past}${first}/`);
  expect(await list(left)).toEqual([both[0]]);
});

test('somebody else’s conversation is as little there as one that never was, and stays', async () => {
  const [left, leaver, id] = await part(['Habari']);
  const stranger = await createMember(testApp);
  const none = await act(stranger, 'GET', `${past}${crypto.randomUUID()}/`);
  expect(none.status).toBe(404);
  for (const other of [leaver, stranger]) {
    expect(await act(other, 'GET', `${past}${id}/`)).toEqual(none);
    expect((await act(other, 'DELETE', `${past}${id}/`)).status).toBe(204);
  }
  expect(await list(left)).toHaveLength(1);
});

test('a removed conversation is gone with its messages, and removing it again is harmless', async () => {
  const [left, , id] = await part(['Habari', 'Poa']);
  for (let time = 0; time < 2; time += 1) expect((await act(left, 'DELETE', `${past}${id}/`)).status).toBe(204);
  expect(await list(left)).toEqual([]);
  expect((await act(left, 'GET', `${past}${id}/`)).status).toBe(404);
  const { rowCount } = await database.pool.query('select from past_messages where conversation_id = $1', [id]);
  expect(rowCount).toBe(0);
});

test('a long conversation is read in pages from its end', async () => {
  const [left, , id] = await part(['1', '2', '3', '4', '5']);
  expect(await list(left)).toMatchObject([{ last_text: '5' }]);
  const positions = async (query: string) =>
    (await act(left, 'GET', `${past}${id}/${query}`)).body.messages.map(
      ({ position }: { position: number }) => position,
    );
  expect(await positions('?limit=2')).toEqual([4, 5]);
  expect(await positions('?limit=2&before=4')).toEqual([2, 3]);
  expect(await positions('?before=1')).toEqual([]);
});

test('pages of long messages follow each other without a gap, from the newest message to the first', async () => {
  const [left, , id] = await part(['1']);
  const count = 2 * Math.ceil(conversationCharactersMax / textLimits.messageMax);
  await database.pool.query(
    `insert into past_messages (conversation_id, position, is_own, text, sent_at)
     select $1, place, true, repeat('x', $3), now() from generate_series(2, $2::int) place`,
    [id, count, textLimits.messageMax],
  );
  const read: number[] = [];
  for (let before = count + 1; before > 1; [before = 1] = read) {
    const { messages } = (await act(left, 'GET', `${past}${id}/?before=${before}`)).body;
    expect(messages.length).toBeGreaterThan(1);
    read.unshift(...messages.map(({ position }: { position: number }) => position));
  }
  expect(read).toEqual(Array.from({ length: count }, (_, at) => at + 1));
});

test('the last own text is shortened, and null when nothing is left of it', async () => {
  const [long] = await part(['Habari '.repeat(100), 'Poa']);
  expect((await list(long))[0].last_text).toHaveLength(140);
  const [silent, loud] = await createCouple();
  await send(loud, silent, 'Habari');
  await leave(loud, silent);
  expect(await list(silent)).toMatchObject([{ last_text: null }]);
});

test('the list and a page are found by indexes', async () => {
  const page = { id: crypto.randomUUID(), ownerId: 1, before: 9, limit: 9 };
  for (const plan of [
    await explain(database, listPast.text, valuesOf(listPast, { ownerId: 1 })),
    await explain(database, readPast.text, valuesOf(readPast, page)),
  ])
    expect(plan).not.toMatch(/Seq Scan on past/);
});
