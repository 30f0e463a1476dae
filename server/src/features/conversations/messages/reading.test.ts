import { unreadCountMax } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { createCouple, send, read, remove, readUpTo, matchOf, publishedBy, choose, messageNotificationsOf } =
  createMessageClient(testApp);

const seenOf = async (by: TestMember, partner: TestMember): Promise<(string | null)[]> =>
  (await read(by, partner.id)).body.map(({ seen_at }: { seen_at: string | null }) => seen_at);
const unreadOf = async (by: TestMember, partner: TestMember): Promise<number> =>
  (await matchOf(by, partner)).unread_count;

async function unreadNoticesOf(member: TestMember): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from notifications where user_id = $1 and kind = 'message' and read_at is null`,
    [member.id],
  );
  return rows[0].count;
}

test('reading shows the sender when each message was seen, and a later reading does not change that', async () => {
  const [one, other] = await createCouple();
  const first = (await send(one, other, 'a')).body;
  const second = (await send(one, other, 'b')).body;
  expect(await seenOf(one, other)).toEqual([null, null]);
  const firstSeen = clock.now().toISOString();
  expect(await readUpTo(other, one, first.id)).toEqual({ status: 204, body: null });
  expect(await seenOf(one, other)).toEqual([firstSeen, null]);
  clock.advance(60_000);
  await readUpTo(other, one, second.id);
  expect(await seenOf(one, other)).toEqual([firstSeen, clock.now().toISOString()]);
  expect((await matchOf(one, other)).last_message.seen_at).toBe(clock.now().toISOString());
  // The receiver is not told about their own reading.
  expect(await seenOf(other, one)).toEqual([null, null]);
  expect((await matchOf(other, one)).last_message.seen_at).toBeNull();
});

test('the unread messages of a partner are counted up to the limit, without own and deleted ones', async () => {
  const [one, other] = await createCouple();
  const first = (await send(one, other, 'a')).body;
  await send(one, other, 'b');
  await send(other, one, 'mine');
  expect(await unreadOf(other, one)).toBe(2);
  expect(await unreadOf(one, other)).toBe(1);
  await readUpTo(other, one, first.id);
  expect(await unreadOf(other, one)).toBe(1);
  await database.pool.query(
    `insert into messages (low_id, high_id, sender_id, text, created_at)
     select least($1::bigint, $2), greatest($1, $2), $1, 'x', now() from generate_series(1, 150)`,
    [one.id, other.id],
  );
  expect(await unreadOf(other, one)).toBe(unreadCountMax);
  await database.pool.query('update messages set deleted_at = now() where sender_id = $1', [one.id]);
  expect(await unreadOf(other, one)).toBe(0);
});

test('reading never goes back, and an id of another conversation or beyond the newest changes nothing', async () => {
  const [one, other] = await createCouple();
  const third = await createMember(testApp);
  await createMatch(testApp, other, third);
  const [first, second] = [(await send(one, other, 'a')).body, (await send(one, other, 'b')).body];
  const foreign = (await send(third, other, 'c')).body;
  for (const id of [foreign.id, foreign.id + 1_000_000]) {
    expect(await publishedBy(() => readUpTo(other, one, id))).toEqual([]);
  }
  expect(await unreadOf(other, one)).toBe(2);
  await readUpTo(other, one, second.id);
  expect(await publishedBy(() => readUpTo(other, one, first.id))).toEqual([]);
  expect(await publishedBy(() => readUpTo(other, one, second.id))).toEqual([]);
  expect(await unreadOf(other, one)).toBe(0);
  expect(await unreadOf(other, third)).toBe(1);
});

test('reading a chat clears its notification, but not while something newer is unread, and no other one', async () => {
  const [one, other] = await createCouple();
  const third = await createMember(testApp);
  await createMatch(testApp, other, third);
  const [first, second] = [(await send(one, other, 'a')).body, (await send(one, other, 'b')).body];
  await send(third, other, 'c');
  expect(await unreadNoticesOf(other)).toBe(2);
  await readUpTo(other, one, first.id);
  expect(await unreadNoticesOf(other)).toBe(2);
  const told = await publishedBy(() => readUpTo(other, one, second.id));
  expect(await unreadNoticesOf(other)).toBe(1);
  expect(told).toContainEqual({ to: other.id, event: { type: 'notifications_read' } });
  await send(one, other, 'd');
  expect(await messageNotificationsOf(other)).toBe(3);
});

test('a newer message that was deleted unread does not keep the notification of a chat', async () => {
  const [one, other] = await createCouple();
  const first = (await send(one, other, 'a')).body;
  const second = (await send(one, other, 'b')).body;
  await remove(one, second.id);
  expect(await unreadNoticesOf(other)).toBe(1);
  await readUpTo(other, one, first.id);
  expect(await unreadNoticesOf(other)).toBe(0);
});

test('reading again clears a notification that only a message kept which is deleted since', async () => {
  const [one, other] = await createCouple();
  const [first, second] = [(await send(one, other, 'a')).body, (await send(one, other, 'b')).body];
  // The second reading comes from a device that has got fewer messages.
  for (const again of [second, first]) {
    const last = (await send(one, other, 'c')).body;
    await readUpTo(other, one, second.id);
    await remove(one, last.id);
    const told = await publishedBy(() => readUpTo(other, one, again.id));
    expect(told).toEqual([{ to: other.id, event: { type: 'notifications_read' } }]);
    expect(await unreadNoticesOf(other)).toBe(0);
  }
});

test('the partner and the own devices are told how far was read', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  expect(await publishedBy(() => readUpTo(other, one, id))).toEqual([
    { to: other.id, event: { type: 'message_read', partner: one.id, up_to: id, by_partner: false } },
    { to: one.id, event: { type: 'message_read', partner: other.id, up_to: id, by_partner: true } },
    { to: other.id, event: { type: 'notifications_read' } },
  ]);
});

test('two devices may read the same at once, and it is told once', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  const told = await publishedBy(() => Promise.all(Array.from({ length: 8 }, () => readUpTo(other, one, id))));
  const types = told.map(({ to, event }) => `${to === one.id ? 'partner' : 'own'} ${event.type}`);
  expect(types.toSorted()).toEqual(['own message_read', 'own notifications_read', 'partner message_read']);
});

/** Everything that `one` sees and is told about the other's reading. */
async function shownTo(one: TestMember, other: TestMember, work: () => Promise<unknown>) {
  const told = (await publishedBy(work)).filter(({ to }) => to === one.id);
  const again = await send(one, other, 'a', { client_id: '6f0f2b4c-6c0b-4b43-a1b0-2a3f6c0e5a11' });
  return { told, again: again.body, conversation: (await read(one, other.id)).body, match: await matchOf(one, other) };
}

test.each([
  ['the reader', 'the sender'],
  ['the sender', 'the reader'],
])('when %s sends no receipts, it looks as if nothing was read, and %s learns nothing later', async (who) => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a', { client_id: '6f0f2b4c-6c0b-4b43-a1b0-2a3f6c0e5a11' })).body;
  const before = await shownTo(one, other, async () => {});
  await choose(who === 'the reader' ? other : one, 'read_receipts', false);
  const hidden = await shownTo(one, other, () => readUpTo(other, one, id));
  expect(JSON.stringify(hidden)).toBe(JSON.stringify(before));
  expect(await unreadOf(other, one)).toBe(0);
  // Turned on again, the receipts do not reveal what was read while they were off.
  await choose(who === 'the reader' ? other : one, 'read_receipts', true);
  expect(JSON.stringify(await shownTo(one, other, async () => {}))).toBe(JSON.stringify(before));
  await database.pool.query('delete from messages where sender_id = $1', [one.id]);
});

test('turning receipts off hides past ones in both directions', async () => {
  const [one, other] = await createCouple();
  const mine = (await send(one, other, 'a')).body;
  const theirs = (await send(other, one, 'b')).body;
  await readUpTo(other, one, mine.id);
  await readUpTo(one, other, theirs.id);
  expect((await seenOf(one, other))[0]).not.toBeNull();
  expect((await seenOf(other, one))[1]).not.toBeNull();
  await choose(one, 'read_receipts', false);
  expect(await seenOf(one, other)).toEqual([null, null]);
  expect(await seenOf(other, one)).toEqual([null, null]);
});

test('only the two of a match read a conversation', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  const stranger = await createMember(testApp);
  expect(await readUpTo(stranger, one, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await readUpTo(one, stranger, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await readUpTo(one, { id: 77 }, id)).toMatchObject({ status: 404 });
});
