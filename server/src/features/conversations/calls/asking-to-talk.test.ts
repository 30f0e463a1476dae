import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { Secret } from '../../../config/secret.ts';
import { createTurnServer } from '../../../gateways/turn/turn-server.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { moveSwitch } from '../../trust/moderation/index.ts';
import { createCallClient } from './call-client.fixture.ts';
import { makeDescription, relayHost } from './descriptions.fixture.ts';
import { endDueCalls } from './index.ts';
import { setCallConsent } from './set-call-consent.ts';

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

const [amani, baraka] = [101, 102];
const tell = createTeller(testApp);
const [phone, tablet, otherPhone] = [1, 2, 3].map((device) => `2000000${device}-0000-4000-8000-000000000000`);
const talks = (by: number, yes: boolean) => () =>
  tell(by, 'PUT', `calls/with/${by === amani ? baraka : amani}/talk/`, { yes });
let calls = 0;
const rings =
  (by: number, device = phone) =>
  () =>
    tell(by, 'POST', 'calls/', {
      receiver: by === amani ? baraka : amani,
      device,
      client_id: `3000000${(calls += 1)}-0000-4000-8000-000000000000`,
    });
const onCall =
  (by: number, path: string, device = by === amani ? phone : otherPhone, more: object = {}) =>
  () =>
    tell(by, 'POST', `calls/{calls}/${path}/`, { device, ...more });
const over = { reason: 'user_hangup' };
const offers = { description: { type: 'offer', sdp: makeDescription() } };
const passes = (seconds: number) => async () => clock.advance(seconds * 1000);
const ends = () => endDueCalls(testApp.dependencies);
const availabilityOf = (by: number) => () => tell(by, 'GET', `calls/with/${by === amani ? baraka : amani}/`);

const steps: readonly Step[] = [
  ['before both agree nobody calls', rings(amani)],
  ['one agrees', talks(amani, true)],
  ['again', talks(amani, true)],
  ['what the other one reads', availabilityOf(baraka)],
  ['the other one agrees', talks(baraka, true)],
  ['a call', rings(amani)],
  ['the caller says what it needs', onCall(amani, 'signal', phone, offers)],
  ['the callee does not before the answer', onCall(baraka, 'signal', otherPhone, offers)],
  ['it is declined', onCall(baraka, 'end', otherPhone, over)],
  ['and rings on for the caller', onCall(amani, 'alive')],
  ['the callee answers it no more', onCall(baraka, 'answer')],
  ['the ring passes', passes(45)],
  ['what is due ends', ends],
  ['what the caller reads', availabilityOf(amani)],
  ['what the callee reads', availabilityOf(baraka)],
  ['a second call', rings(amani)],
  ['on another device it is not cancelled', onCall(baraka, 'alive', otherPhone)],
  ['it is answered', onCall(baraka, 'answer')],
  ['twice', onCall(baraka, 'answer')],
  ['on another device no more', onCall(baraka, 'answer', tablet)],
  ['the offer goes on', onCall(amani, 'signal', phone, offers)],
  ['but not from another device', onCall(amani, 'signal', tablet, offers)],
  ['44 seconds pass', passes(44)],
  ['one gives a sign', onCall(baraka, 'alive')],
  ['40 seconds pass', passes(40)],
  ['it goes on', ends],
  ['another device does not end it', onCall(baraka, 'end', tablet, over)],
  ['its own does', onCall(baraka, 'end', otherPhone, over)],
  ['the callee rates it', () => tell(baraka, 'POST', 'calls/{calls}/rating/', { rating: 'not_really' })],
  ['a third, which the caller cancels', rings(amani, tablet)],
  ['at once', onCall(amani, 'end', tablet, over)],
  ['nobody rates it', () => tell(amani, 'POST', 'calls/{calls}/rating/', { rating: 'good' })],
  ['the callee calls', rings(baraka, otherPhone)],
  ['the caller calls at the same moment', rings(amani)],
  ['they are blocked', () => tell(baraka, 'POST', 'blocks/', { user_id: amani })],
  ['what is due ends', ends],
  ['once', ends],
];

test('each step of calls has its result, its events and its rows', async () => {
  beginCourse(testApp);
  const [low, high] = [await createMember(testApp, { id: amani }), await createMember(testApp, { id: baraka })];
  await createMatch(testApp, low, high);
  await changePlan(testApp, 'premium', low, high);
  for (const by of [amani, baraka, amani, baraka])
    await tell(by, 'POST', 'messages/send/', { sender: by, receiver: by === amani ? baraka : amani, text: 'Habari' });
  await expect(await tellCourse(testApp, steps)).toMatchFileSnapshot('./in-words/course-of-calls.txt');
});

test('a match who can answer is notified once that somebody asks to talk, until they have read it', async () => {
  const [one, other] = await createCouple();
  // The match could not answer yet.
  await say(one, other);
  expect(await newsOf(other)).toEqual([]);
  const [her, him] = await createCouple();
  const last = await writeEnough(her, him);
  await readUpTo(him, her, last);
  const published = await publishedBy(() => Promise.all([say(her, him), say(her, him)]));
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

test('a yes to a match that ends at that moment reaches nobody', async () => {
  const [her, him] = await createCouple();
  await readUpTo(him, her, await writeEnough(her, him));
  const { database, dependencies } = testApp;
  const run = database.pool.query.bind(database.pool) as unknown as (statement: object) => Promise<unknown>;
  // The first statement finds them matched.
  const query = vi.fn(run).mockImplementationOnce(async (statement) => {
    const found = await run(statement);
    await act(him, 'DELETE', `/api/profiles/matches/${her.id}/`);
    return found;
  });
  const pool = { query, connect: database.pool.connect.bind(database.pool) } as never;
  const meanwhile = { ...dependencies, database: { ...database, pool } };
  const published = await publishedBy(() =>
    expect(setCallConsent(meanwhile, her.id, him.id, true)).rejects.toMatchObject({ code: 'not_found' }),
  );
  expect(published.map(({ event }) => event.type)).toEqual(['match_ended', 'match_ended']);
  expect(await newsOf(him)).toEqual([]);
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
