import { quoteMax } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { createCouple, send, read, remove, publishedBy, countStored, countUsed } = createMessageClient(testApp);

test('a reply quotes a message of either, shortened, for both and in the event', async () => {
  const [one, other] = await createCouple();
  const first = (await send(one, other, 'a'.repeat(500))).body;
  const quote = { id: first.id, sender: one.id, text: `${'a'.repeat(quoteMax - 1)}…`, media_kind: null };
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
    media_kind: null,
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
    expect(body[1].reply_to).toEqual({ id: first.id, sender: one.id, text: '', media_kind: null });
    expect(JSON.stringify(body)).not.toContain('secret');
  }
  expect((await send(other, one, 'again', { reply_to: first.id })).body.reply_to.text).toBe('');
});

const answered = { prompt_id: 'chai-rules', answer: 'No sugar' } as const;
const answer = (member: TestMember, prompts: readonly object[]) =>
  testApp.database.pool.query('update profiles set prompts = $2 where user_id = $1', [
    member.id,
    JSON.stringify(prompts),
  ]);

test('a reply to a prompt of the other’s profile carries it to both, with the answer as it was', async () => {
  const [one, other] = await createCouple();
  await answer(other, [answered]);
  const told = await publishedBy(async () => {
    const sent = await send(one, other, 'None?', { reply_to_prompt: 'chai-rules' });
    expect(sent).toMatchObject({ status: 201, body: { reply_to: null, reply_to_prompt: answered } });
  });
  expect(told.filter(({ event }) => event.type === 'message')).toEqual([
    {
      to: other.id,
      event: expect.objectContaining({ message: expect.objectContaining({ reply_to_prompt: answered }) }),
    },
    { to: one.id, event: expect.objectContaining({ message: expect.objectContaining({ reply_to_prompt: answered }) }) },
  ]);
  await answer(other, [{ ...answered, answer: 'Much sugar' }]);
  for (const [reader, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const [message] = (await read(reader, partner.id)).body;
    expect(message.reply_to_prompt).toEqual(answered);
  }
  const { id } = (await read(one, other.id)).body[0];
  await remove(one, id);
  expect((await read(other, one.id)).body[0].reply_to_prompt).toBeNull();
});

test('words about a prompt that is gone are sent without it, and one’s own prompts cannot be quoted', async () => {
  const [one, other] = await createCouple();
  await answer(one, [answered]);
  const client_id = crypto.randomUUID();
  const sent = await send(one, other, 'None?', { reply_to_prompt: 'chai-rules', client_id });
  expect(sent).toMatchObject({ status: 201, body: { reply_to_prompt: null } });
  await answer(other, [answered]);
  // The same request again, as after a lost response.
  expect(await send(one, other, 'None?', { reply_to_prompt: 'chai-rules', client_id })).toMatchObject({
    status: 201,
    body: sent.body,
  });
});

test('a repeated reply to a prompt returns the first one, and another prompt is another message', async () => {
  const [one, other] = await createCouple();
  await answer(other, [answered, { prompt_id: 'after-work', answer: 'Sleep' }]);
  const client_id = crypto.randomUUID();
  const sent = await send(one, other, 'x', { client_id, reply_to_prompt: 'chai-rules' });
  expect(await send(one, other, 'x', { client_id, reply_to_prompt: 'chai-rules' })).toMatchObject({ body: sent.body });
  const refused = { status: 409, body: { code: 'client_id_used' } };
  expect(await send(one, other, 'x', { client_id, reply_to_prompt: 'after-work' })).toMatchObject(refused);
  expect(await send(one, other, 'x', { client_id })).toMatchObject(refused);
});

test('a message replies to a message or to a prompt, and only to a prompt that there is', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(other, one, 'a')).body;
  for (const more of [{ reply_to: id, reply_to_prompt: 'chai-rules' }, { reply_to_prompt: 'no-such-prompt' }]) {
    const refused = await send(one, other, 'x', more);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual(['reply_to_prompt']);
  }
  expect(await countStored(one)).toBe(0);
});
