import { deletableMinutes } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { createCouple, send, read, remove, react, matchOf, publishedBy, signedIn } = createMessageClient(testApp);

test('a deleted message shows nothing but that it was there, to both, and its text is kept', async () => {
  const [one, other] = await createCouple();
  const quoted = (await send(other, one, 'well')).body;
  const sent = (await send(one, other, 'secret', { client_id: crypto.randomUUID(), reply_to: quoted.id })).body;
  await react(other, sent.id, '❤️');
  const deleted = { ...sent, text: '', reply_to: null, reactions: [], is_deleted: true };
  const told = await publishedBy(async () => {
    expect(await remove(one, sent.id)).toEqual({ status: 200, body: deleted });
  });
  expect(told).toEqual([
    { to: other.id, event: { type: 'message_changed', partner: one.id, message: deleted } },
    { to: one.id, event: { type: 'message_changed', partner: other.id, message: deleted } },
  ]);
  for (const [reader, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    expect((await read(reader, partner.id)).body[1]).toEqual(deleted);
    expect((await matchOf(reader, partner)).last_message).toMatchObject({ id: sent.id, text: '', is_deleted: true });
  }
  const { rows } = await database.pool.query('select text from messages where id = $1', [sent.id]);
  expect(rows[0].text).toBe('secret');
  // A device that did not get the first response sends it again.
  const again = await send(one, other, 'secret', { client_id: sent.client_id, reply_to: quoted.id });
  expect(again).toMatchObject({ status: 201, body: deleted });
});

test('deleting again is harmless, also at the same moment, and is told once', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  const responses: Awaited<ReturnType<typeof remove>>[] = [];
  const told = await publishedBy(async () => {
    responses.push(...(await Promise.all(Array.from({ length: 8 }, () => remove(one, id)))));
  });
  expect(told.map(({ to }) => to)).toEqual([other.id, one.id]);
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.is_deleted}`))).toEqual(new Set(['200 true']));
  clock.advance(24 * 3_600_000);
  const later = await signedIn(one);
  expect(await publishedBy(async () => expect((await remove(later, id)).status).toBe(200))).toEqual([]);
});

test('a message can be deleted for an hour by the clock of the server', async () => {
  const [one, other] = await createCouple();
  const [first, second] = [(await send(one, other, 'a')).body, (await send(one, other, 'b')).body];
  clock.advance(deletableMinutes * 60_000);
  const later = await signedIn(one);
  expect((await remove(later, first.id)).status).toBe(200);
  clock.advance(1);
  expect(await remove(later, second.id)).toMatchObject({ status: 409, body: { code: 'too_late_to_delete' } });
  expect((await read(later, other.id)).body[1].text).toBe('b');
});

test("nobody deletes another's message", async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  for (const who of [other, await createMember(testApp)]) {
    expect(await remove(who, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect(await remove(one, id + 1_000_000)).toMatchObject({ status: 404 });
  expect((await read(other, one.id)).body[0].text).toBe('a');
});
