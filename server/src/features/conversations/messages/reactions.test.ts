import { reactionEmojis } from '@mwanzo/contract/conversations/reactions';
import { expect, test } from 'vitest';
import { getRow } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';
import { writeReaction } from './message-changes.repository.ts';

const testApp = await buildTestApp();
const { createCouple, send, read, react, remove, publishedBy } = createMessageClient(testApp);

test('each of the two has one reaction to a message: set, changed and removed', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  await send(one, other, 'b');
  for (const emoji of reactionEmojis) {
    expect(await react(other, id, emoji)).toMatchObject({
      status: 200,
      body: { id, reactions: [{ user: other.id, emoji }] },
    });
  }
  await react(one, id, '😂');
  const both = [
    { user: one.id, emoji: '😂' },
    { user: other.id, emoji: '🙏' },
  ].toSorted((a, b) => a.user - b.user);
  expect((await read(one, other.id)).body[0].reactions).toEqual(both);
  expect((await read(other, one.id)).body[0].reactions).toEqual(both);
  expect((await react(other, id, null)).body.reactions).toEqual([{ user: one.id, emoji: '😂' }]);
  expect((await read(one, other.id)).body.map(({ reactions }: { reactions: unknown[] }) => reactions)).toEqual([
    [{ user: one.id, emoji: '😂' }],
    [],
  ]);
});

test('both are told of a change, and of no repetition', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  const told = await publishedBy(() => react(other, id, '❤️'));
  const message = { id, reactions: [{ user: other.id, emoji: '❤️' }] };
  expect(told).toMatchObject([
    { to: other.id, event: { type: 'message_changed', partner: one.id, message } },
    { to: one.id, event: { type: 'message_changed', partner: other.id, message } },
  ]);
  expect(await publishedBy(() => react(other, id, '❤️'))).toEqual([]);
  expect(await publishedBy(() => react(one, id, null))).toEqual([]);
});

test('two reactions at the same moment are both kept', async () => {
  const [one, other] = await createCouple();
  for (let round = 0; round < 10; round += 1) {
    const { id } = (await send(one, other, `${round}`)).body;
    await Promise.all([react(one, id, '👍'), react(other, id, '❤️')]);
    expect((await read(one, other.id)).body.at(-1).reactions).toHaveLength(2);
  }
});

test('a deleted message takes no reaction and shows none', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  await react(other, id, '👍');
  await remove(one, id);
  expect((await read(other, one.id)).body[0].reactions).toEqual([]);
  for (const emoji of ['❤️', null] as const) {
    expect(await react(other, id, emoji)).toMatchObject({ status: 409, body: { code: 'message_deleted' } });
    // Nor does it if it was deleted after the look at it.
    expect(await getRow(testApp.database, writeReaction, { me: other.id, id, emoji })).toBeNull();
  }
});

test('nobody else reacts, and nothing but the six emojis is taken', async () => {
  const [one, other] = await createCouple();
  const { id } = (await send(one, other, 'a')).body;
  const stranger = await createMember(testApp);
  expect(await react(stranger, id, '❤️')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await react(one, id + 1_000_000, '❤️')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  for (const emoji of ['🔥', '', '❤', 'x']) {
    expect(await react(other, id, emoji)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  }
});
