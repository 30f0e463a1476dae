import { expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { valuesOf } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { explain } from '../../../testing/explain.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { keepConversations } from './index.ts';
import { lockAllMatches, lockMatchesWith } from './kept-conversations.repository.ts';

const testApp = await buildTestApp();
const { database, serving, clock } = testApp;
const { createCouple, send, act, react, remove } = createMessageClient(testApp);

/** The copies that a member has, as stored. */
async function keptBy({ id }: TestMember) {
  const { rows } = await database.pool.query(
    `select conversation.ended_at, json_agg(json_build_array(is_own, text) order by position) as messages
     from past_conversations conversation left join past_messages message on message.conversation_id = conversation.id
     where owner_id = $1 group by conversation.id order by count(*)`,
    [id],
  );
  return rows;
}

const block = (by: TestMember, { id }: TestMember) => act(by, 'POST', '/api/blocks/', { user_id: id });
const unmatch = (by: TestMember, { id }: TestMember) => act(by, 'DELETE', `/api/profiles/matches/${id}/`);
const leaveEverybody = (leaver: TestMember) =>
  inTransaction(serving, (transaction) =>
    keepConversations(transaction, { leaverId: leaver.id, from: 'everybody', now: clock.now() }),
  );

async function talk(left: TestMember, leaver: TestMember): Promise<void> {
  const first = await send(left, leaver, 'Habari');
  await send(leaver, left, 'Poa, Amina hapa', { reply_to: first.body.id });
  await react(leaver, first.body.id, '❤️');
  const slip = await send(left, leaver, 'Makosa');
  await remove(left, slip.body.id);
  await send(left, leaver, 'Tuonane');
}
const conversation = [
  [true, 'Habari'],
  [false, null],
  [true, null],
  [true, 'Tuonane'],
];

test.each([
  ['a block', block],
  ['an unmatch', unmatch],
  ['a deletion', leaveEverybody],
])('after %s the one who was left keeps own words and blanks, the leaver nothing', async (_, leave) => {
  const [left, leaver] = await createCouple();
  await talk(left, leaver);
  await leave(leaver, left);
  expect(await keptBy(left)).toEqual([{ ended_at: clock.now(), messages: conversation }]);
  expect(await keptBy(leaver)).toEqual([]);
});

test('nothing of the leaver is in a copy: no id, no name, no word', async () => {
  const [left, leaver] = await createCouple();
  await talk(left, leaver);
  await block(leaver, left);
  const { rows } = await database.pool.query(
    `select conversation, message from past_conversations conversation
     join past_messages message on message.conversation_id = conversation.id where owner_id = $1`,
    [left.id],
  );
  expect(rows).toHaveLength(4);
  const stored = JSON.stringify(rows);
  for (const trace of [String(leaver.id), `Member ${leaver.id}`, 'Amina', 'Poa']) expect(stored).not.toContain(trace);
});

test('a match without a message leaves nothing, and neither does a second end', async () => {
  const [left, leaver] = await createCouple();
  await unmatch(leaver, left);
  expect(await keptBy(left)).toEqual([]);
  const [one, other] = await createCouple();
  await send(one, other, 'Habari');
  await Promise.all([block(one, other), block(other, one), unmatch(one, other)]);
  expect([...(await keptBy(one)), ...(await keptBy(other))]).toHaveLength(1);
});

test('a deleted account leaves each match a copy of their conversation, and former matches none', async () => {
  const leaver = await createMember(testApp);
  const partners = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];
  for (const [at, partner] of partners.entries()) {
    await createMatch(testApp, leaver, partner);
    await send(partner, leaver, `Habari ${at}`);
  }
  const [first, second, third] = partners as [TestMember, TestMember, TestMember];
  await block(leaver, first);
  await block(second, leaver);
  await leaveEverybody(leaver);
  expect((await keptBy(first)).map(({ messages }) => messages)).toEqual([[[true, 'Habari 0']]]);
  expect(await keptBy(second)).toEqual([]);
  expect((await keptBy(third)).map(({ messages }) => messages)).toEqual([[[true, 'Habari 2']]]);
  expect((await keptBy(leaver)).map(({ messages }) => messages)).toEqual([[[false, null]]]);
});

test('a message at the same moment is in the copy or refused (30 duels)', async () => {
  for (let duel = 0; duel < 30; duel += 1) {
    const [left, leaver] = await createCouple();
    await send(left, leaver, 'Habari');
    const sends = Array.from({ length: 4 }, (_, at) => send(left, leaver, `Uko ${at}`));
    const [, ...sent] = await Promise.all([unmatch(leaver, left), ...sends]);
    const [kept] = await keptBy(left);
    expect(kept.messages).toHaveLength(1 + sent.filter(({ status }) => status === 201).length);
  }
});

test('the matches to keep are found by an index', async () => {
  for (const plan of [
    await explain(database, lockAllMatches.text, valuesOf(lockAllMatches, { me: 1 })),
    await explain(database, lockMatchesWith.text, valuesOf(lockMatchesWith, { me: 1, them: [2] })),
  ])
    expect(plan).not.toContain('Seq Scan on pairs');
});
