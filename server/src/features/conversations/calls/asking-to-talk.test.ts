import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { Secret } from '../../../config/secret.ts';
import { createTurnServer } from '../../../gateways/turn/turn-server.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { moveSwitch } from '../../trust/moderation/index.ts';
import { createCallClient } from './call-client.fixture.ts';
import { relayHost } from './descriptions.fixture.ts';

const turn = createTurnServer({ urls: [`turn:${relayHost}:3478`], secret: new Secret('s'.repeat(32)) });
const testApp = await buildTestApp({}, { turn });
const { clock } = testApp;
const client = createMessageClient(testApp);
const { createCouple, send, act, publishedBy, readUpTo } = client;
const { say, availability, start, answer, createCallers } = createCallClient(testApp, client);

/** The two write as much as calls need, and read it. @returns the id of the last message */
async function writeEnough(one: TestMember, other: TestMember): Promise<number> {
  for (const text of ['Habari', 'Uko?']) {
    await send(one, other, text);
    await send(other, one, text);
  }
  const { id } = (await send(one, other, 'Niko')).body;
  await readUpTo(other, one, id);
  return id;
}

/** The texts of a member's unread notifications of this chat, but for that of the match. */
const newsOf = async (member: TestMember) =>
  (await act(member, 'GET', '/api/notifications/')).body
    .filter(({ kind, is_read }: { kind: string; is_read: boolean }) => kind === 'message' && !is_read)
    .map(({ message }: { message: string }) => message);

test('a match who can answer is notified once that somebody asks to talk, until they have read it', async () => {
  const [one, other] = await createCouple();
  // The match could not answer yet.
  await say(one, other);
  expect(await newsOf(other)).toEqual([]);
  const [her, him] = await createCouple();
  const last = await writeEnough(her, him);
  await readUpTo(him, her, last);
  const published = await publishedBy(() => say(her, him));
  expect(published).toContainEqual({ to: him.id, event: { type: 'notification', kind: 'message' } });
  expect(await newsOf(him)).toEqual([`Member ${her.id} would like to talk.`]);
  expect((await availability(him, her)).asked_at).toBe(clock.now().toISOString());
  expect((await availability(her, him)).asked_at).toBeNull();
  await readUpTo(him, her, last);
  expect(await newsOf(him)).toEqual([]);
  await say(her, him, false);
  await say(her, him);
  expect(await newsOf(him)).toEqual([]);
  await say(her, him, false);
  clock.advance(60_000);
  await say(her, him);
  const askedAt = clock.now().toISOString();
  expect((await availability(him, her)).asked_at).toBe(askedAt);
  // The same word again is no new question.
  clock.advance(60_000);
  await say(her, him);
  expect((await availability(him, her)).asked_at).toBe(askedAt);
  await say(him, her, false);
  expect((await availability(him, her)).asked_at).toBeNull();
  expect(await newsOf(her)).toEqual([`Member ${him.id} sent you a message.`]);
});

test('a yes is for one match: what either has said to somebody else counts for nothing', async () => {
  const [her, him] = await createCouple();
  const third = await createMember(testApp);
  for (const one of [her, him]) await createMatch(testApp, one, third);
  await say(her, him);
  await say(him, third);
  await say(third, her);
  const talkOf = async (one: TestMember, other: TestMember) => (await availability(one, other)).talk;
  expect([await talkOf(her, him), await talkOf(him, her)]).toEqual(['asked', 'asked_me']);
  expect([await talkOf(her, third), await talkOf(third, him)]).toEqual(['asked_me', 'asked_me']);
});

test('a match learns of a yes at once, and of a no only the own devices do', async () => {
  const [her, him] = await createCouple();
  const toldOf = async (yes: boolean) =>
    (await publishedBy(() => say(her, him, yes))).filter(({ event }) => event.type === 'talk');
  const own = { to: her.id, event: { type: 'talk', partner: him.id } };
  expect(await toldOf(true)).toEqual([{ to: him.id, event: { type: 'talk', partner: her.id } }, own]);
  expect(await toldOf(false)).toEqual([own]);
});

test('the yes that answers a question is no news, and neither is one after a "Not yet"', async () => {
  const [her, him] = await createCouple();
  const last = await writeEnough(her, him);
  for (const [reader, writer] of [
    [her, him],
    [him, her],
  ] as const)
    await readUpTo(reader, writer, last);
  await say(her, him);
  await say(him, her);
  expect(await newsOf(her)).toEqual([]);
  const [one, other] = await createCouple();
  await readUpTo(other, one, await writeEnough(one, other));
  await say(one, other, false);
  await say(one, other);
  expect(await newsOf(other)).toEqual([]);
});

/** The clients of a server that an operator has started again without a relay. */
async function switchOff() {
  const app = await buildApp({ ...testApp.dependencies, turn: null });
  onTestFinished(() => app.close());
  const off = createMessageClient({ ...testApp, inject: app.inject.bind(app) });
  return { ...off, ...createCallClient(testApp, off) };
}

test('a server without a relay calls nobody and asks nobody, and a call of before ends', async () => {
  const [one, other] = await createCallers();
  const [hers, his] = [randomUUID(), randomUUID()];
  const { body } = await start(one, other, hers);
  await answer(other, body.id, his);
  const off = await switchOff();
  expect((await off.availability(one, other)).may_call).toBe('off');
  expect((await off.start(one, other)).body.code).toBe('call_refused');
  expect((await off.act(other, 'GET', `/api/calls/live/?device=${his}`)).body.call).toMatchObject({
    id: body.id,
    state: 'answered',
    ice_servers: [],
  });
  expect((await off.end(one, body.id, hers)).status).toBe(204);
  expect((await off.act(other, 'GET', `/api/calls/live/?device=${his}`)).body.call).toBeNull();
  const [her, him] = await createCouple();
  await readUpTo(him, her, await writeEnough(her, him));
  expect((await off.say(her, him)).body).toMatchObject({ talk: 'asked', may_call: 'off' });
  expect(await newsOf(him)).toEqual([]);
});

test('while calls are switched off a yes is no news, because the match cannot answer it', async () => {
  const [her, him] = await createCouple();
  await readUpTo(him, her, await writeEnough(her, him));
  const { dependencies } = testApp;
  const move = async (isOn: boolean) => {
    await moveSwitch(dependencies, null, { name: 'calls', isOn, because: 'a test' });
    await dependencies.switches.catchUp();
  };
  await move(false);
  expect((await say(her, him)).body).toMatchObject({ talk: 'asked', may_call: 'off' });
  await move(true);
  expect(await newsOf(him)).toEqual([]);
});
