import { deliveriesMax } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, clock } = testApp;
const { createCouple, send, read, readUpTo, publishedBy, choose, remove } = createMessageClient(testApp);

async function confirm(by: TestMember, ...conversations: { partner: number; up_to: number }[]) {
  const url = '/api/messages/delivered/';
  const response = await inject({ method: 'POST', url, headers: by.headers, payload: { conversations } });
  return response.statusCode;
}

const deliveredOf = async (by: TestMember, partner: TestMember): Promise<(string | null)[]> =>
  (await read(by, partner.id)).body.map(({ delivered_at }: { delivered_at: string | null }) => delivered_at);

test('the sender is told and sees when a message was delivered; a later report changes nothing', async () => {
  const [one, other] = await createCouple();
  const first = (await send(one, other, 'a')).body;
  const second = (await send(one, other, 'b')).body;
  expect(first.delivered_at).toBeNull();
  const at = clock.now().toISOString();
  const told = await publishedBy(async () => {
    expect(await confirm(other, { partner: one.id, up_to: first.id })).toBe(204);
  });
  expect(told).toEqual([{ to: one.id, event: { type: 'message_delivered', partner: other.id, up_to: first.id } }]);
  expect(await deliveredOf(one, other)).toEqual([at, null]);
  // The receiver is not told about the delivery to their own device.
  expect(await deliveredOf(other, one)).toEqual([null, null]);
  clock.advance(60_000);
  const again = await publishedBy(() => confirm(other, { partner: one.id, up_to: first.id }));
  expect(again).toEqual([]);
  const next = await publishedBy(() => confirm(other, { partner: one.id, up_to: second.id }));
  expect(next.map(({ event }) => event)).toEqual([{ type: 'message_delivered', partner: other.id, up_to: second.id }]);
  expect(await deliveredOf(one, other)).toEqual([at, clock.now().toISOString()]);
});

test('one request reports several conversations, each partner learns about their own, and nobody else', async () => {
  const [me, one] = await createCouple();
  const [second, stranger] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, me, second);
  const from = [(await send(one, me, 'a')).body.id, (await send(second, me, 'b')).body.id];
  const told = await publishedBy(() =>
    confirm(
      me,
      { partner: one.id, up_to: from[1] },
      { partner: second.id, up_to: from[1] },
      { partner: stranger.id, up_to: from[1] },
      { partner: 9_000_000, up_to: from[1] },
    ),
  );
  const byReceiver = (a: { to: number }, b: { to: number }) => a.to - b.to;
  const expected = [
    { to: one.id, event: { type: 'message_delivered', partner: me.id, up_to: from[0] } },
    { to: second.id, event: { type: 'message_delivered', partner: me.id, up_to: from[1] } },
  ];
  expect(told.toSorted(byReceiver)).toEqual(expected.toSorted(byReceiver));
});

test('the sender cannot say that their own message has arrived', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  expect(await publishedBy(() => confirm(one, { partner: other.id, up_to: id }))).toEqual([]);
  expect(await deliveredOf(one, other)).toEqual([null]);
});

test('what was seen was delivered, also when the device never said so', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  await readUpTo(other, one, id);
  expect(await deliveredOf(one, other)).toEqual([clock.now().toISOString()]);
  expect(await publishedBy(() => confirm(other, { partner: one.id, up_to: id }))).toEqual([]);
});

test.each(['receiver', 'sender'])(
  'while the %s sends no receipts nobody learns that anything was delivered',
  async (who) => {
    const [one, other] = await createCouple();
    const { id } = (await send(one, other, 'a')).body;
    await confirm(other, { partner: one.id, up_to: id });
    expect(await deliveredOf(one, other)).not.toEqual([null]);
    const silent = who === 'receiver' ? other : one;
    await choose(silent, 'read_receipts', false);
    expect(await deliveredOf(one, other)).toEqual([null]);
    const second = (await send(one, other, 'b')).body;
    expect(await publishedBy(() => confirm(other, { partner: one.id, up_to: second.id }))).toEqual([]);
    await choose(silent, 'read_receipts', true);
    expect((await deliveredOf(one, other)).map((at) => at !== null)).toEqual([true, false]);
  },
);

test('a deleted message shows only that it existed, and a report without conversations is refused', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  await remove(one, id);
  expect(await confirm(other, { partner: one.id, up_to: id })).toBe(204);
  expect(await confirm(other)).toBe(400);
  const many = Array.from({ length: deliveriesMax + 1 }, () => ({ partner: one.id, up_to: id }));
  expect(await confirm(other, ...many)).toBe(400);
});

test('two devices may report the same at once, and it is told once', async () => {
  const [one, other] = await createCouple();
  let last = 0;
  for (const text of ['a', 'b', 'c', 'd']) last = (await send(one, other, text)).body.id;
  const told = await publishedBy(() =>
    Promise.all(Array.from({ length: 8 }, () => confirm(other, { partner: one.id, up_to: last }))),
  );
  expect(told).toEqual([{ to: one.id, event: { type: 'message_delivered', partner: other.id, up_to: last } }]);
  expect(new Set(await deliveredOf(one, other))).toEqual(new Set([clock.now().toISOString()]));
});
