import { quoteMax } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMatch, createMember } from '../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { createCouple, send, read, remove, publishedBy, countStored, countUsed } = createMessageClient(testApp);

test('a reply quotes a message of either, shortened, for both and in the event', async () => {
  const [one, other] = await createCouple();
  const first = (await send(one, other, 'a'.repeat(500))).body;
  const quote = { id: first.id, sender: one.id, text: `${'a'.repeat(quoteMax - 1)}…` };
  const told = await publishedBy(async () => {
    expect((await send(other, one, 'yes', { reply_to: first.id })).body.reply_to).toEqual(quote);
  });
  expect(told.filter(({ event }) => event.type === 'message')).toHaveLength(2);
  expect(told[0]?.event).toMatchObject({ type: 'message', message: { text: 'yes', reply_to: quote } });
  const [, reply] = (await read(one, other.id)).body;
  expect(reply.reply_to).toEqual(quote);
  expect((await send(other, one, 'to myself', { reply_to: reply.id })).body.reply_to).toEqual({
    id: reply.id,
    sender: other.id,
    text: 'yes',
  });
});

test('a message of another conversation, or none, cannot be answered, and nothing is sent or counted', async () => {
  const [one, other] = await createCouple();
  const third = await createMember(testApp);
  await createMatch(testApp, one, third);
  const foreign = (await send(third, one, 'secret')).body;
  for (const reply_to of [foreign.id, 9_000_000]) {
    expect(await send(one, other, 'x', { reply_to, client_id: crypto.randomUUID() })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  }
  expect(await countStored(one)).toBe(0);
  expect(await countUsed(one)).toEqual([]);
});

test('a repeated reply returns the first one, and another quote is another message', async () => {
  const [one, other] = await createCouple();
  const [first, second] = [(await send(other, one, 'a')).body, (await send(other, one, 'b')).body];
  const client_id = crypto.randomUUID();
  const sent = await send(one, other, 'x', { client_id, reply_to: first.id });
  expect(await send(one, other, 'x', { client_id, reply_to: first.id })).toMatchObject({
    status: 201,
    body: sent.body,
  });
  const refused = { status: 409, body: { code: 'client_id_used' } };
  expect(await send(one, other, 'x', { client_id, reply_to: second.id })).toMatchObject(refused);
  expect(await send(one, other, 'x', { client_id })).toMatchObject(refused);
});

test('the text of a deleted message leaves the replies to it', async () => {
  const [one, other] = await createCouple();
  const first = (await send(one, other, 'secret')).body;
  await send(other, one, 'yes', { reply_to: first.id });
  await remove(one, first.id);
  for (const [reader, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const { body } = await read(reader, partner.id);
    expect(body[1].reply_to).toEqual({ id: first.id, sender: one.id, text: '' });
    expect(JSON.stringify(body)).not.toContain('secret');
  }
  expect((await send(other, one, 'again', { reply_to: first.id })).body.reply_to.text).toBe('');
});
