import { textLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan } from '../../../testing/factories.ts';
import { countLeastWritten } from './conversation.repository.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { database } = testApp;
const { createCouple, send, read, textsOf } = createMessageClient(testApp);

test('reading on after the last id misses nothing, however many members write at once', async () => {
  const [one, other] = await createCouple();
  await changePlan(testApp, 'premium', one, other);
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
    const last = seen.at(-1);
    const { body } = await read(one, other.id, last === undefined ? {} : { after: String(last) });
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

test('between two pages, what is written and deleted takes no message away and shows none twice', async () => {
  const [one, other] = await createCouple();
  const ids: number[] = [];
  for (let number = 1; number <= 6; number += 1) ids.push((await send(one, other, `m${number}`)).body.id);
  const page = async (query: Record<string, string>): Promise<number[]> =>
    (await read(other, one.id, query)).body.map(({ id }: { id: number }) => id);
  const newest = await page({ limit: '2' });
  const written = (await send(other, one, 'm7')).body.id;
  await testApp.inject({ method: 'DELETE', url: `/api/messages/${newest[0]}/`, headers: one.headers });
  const older = await page({ limit: '2', before: String(newest[0]) });
  const oldest = await page({ limit: '2', before: String(older[0]) });
  const later = await page({ after: String(newest[1]) });
  expect([...oldest, ...older, ...newest, ...later]).toEqual([...ids, written]);
});

test('without a query the newest 1,000 messages are returned', async () => {
  const [one, other] = await createCouple();
  await database.pool.query(
    `insert into messages (low_id, high_id, sender_id, text, created_at)
     select least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $1, 'number ' || n, now()
       from generate_series(1, 1003) n`,
    [one.id, other.id],
  );
  const { body } = await read(one, other.id);
  expect(body).toHaveLength(1000);
  expect([body[0].text, body[999].text]).toEqual(['number 4', 'number 1003']);
});

test('a page of long messages holds the newest that fit, and always more than the 50 of a chat', async () => {
  const [one, other] = await createCouple();
  await database.pool.query(
    `insert into messages (low_id, high_id, sender_id, text, created_at)
     select least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $1, rpad(n || ' ', $3, 'é'), now()
     from generate_series(1, 200) n`,
    [one.id, other.id, textLimits.messageMax],
  );
  const numbersOf = (page: { body: { text: string }[] }) => page.body.map(({ text }) => Number.parseInt(text, 10));
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const newest = await read(one, other.id);
  expect(numbersOf(newest)).toEqual(from(126, 200));
  const earlier = await read(one, other.id, { before: String(newest.body[0].id) });
  expect(numbersOf(earlier)).toEqual(from(51, 125));
  const next = await read(one, other.id, { after: String(earlier.body[0].id) });
  expect(numbersOf(next)).toEqual(from(52, 126));
  expect(numbersOf(await read(one, other.id, { limit: '100' }))).toEqual(from(126, 200));
  expect(numbersOf(await read(one, other.id, { limit: '50' }))).toEqual(from(151, 200));
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

test('two have written as much as the one of them who has written less', async () => {
  const [one, other] = await createCouple();
  for (const text of ['Habari', 'Uko?', 'Sawa']) await send(one, other, text);
  const [me, them] = [one.id, other.id];
  const written = (max: number) =>
    Promise.all([
      countLeastWritten(database, { me, them, max }),
      countLeastWritten(database, { me: them, them: me, max }),
    ]);
  expect(await written(5)).toEqual([0, 0]);
  for (const text of ['Niko', 'Poa']) await send(other, one, text);
  expect([await written(5), await written(1)]).toEqual([
    [2, 2],
    [1, 1],
  ]);
});
