import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { countAwaiting } from '../../testing/commit-once-awaited.ts';
import { createMatch, createMember, type TestMember } from '../../testing/factories.ts';
import { committingBy } from '../../testing/lossy-database.ts';
import { deleteAccount } from './index.ts';

const testApp = await buildTestApp();
const { inject, database, dependencies } = testApp;

/** Does it while an account is being deleted, which ends once this waits for it or is done. */
async function whileDeleting<Result>({ id }: TestMember, work: () => Promise<Result>): Promise<Result> {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = committingBy(database, async (commit) => {
    begun.resolve();
    await ended.promise;
    return commit();
  });
  const deleting = deleteAccount({ ...dependencies, database: held }, id);
  await begun.promise;
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  await expect.poll(async () => isDone || (await countAwaiting(database)) > 0, { timeout: 10_000 }).toBe(true);
  ended.resolve();
  await deleting;
  return working;
}

const message = (sender: number, receiver: number, text: string) => ({
  sender,
  receiver,
  text,
  client_id: randomUUID(),
});
const like = (target: number, more: object = {}) => ({ target_profile_id: target, matched: true, ...more });
const askingForMoney = 'Tuma pesa kwa M-Pesa';

type Act = (me: number, them: number) => readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, object?];
type Expected = 404 | 401 | 201 | 204;

const ofStrangers: readonly (readonly [string, Expected, Act])[] = [
  ['a like', 404, (_, them) => ['POST', 'profiles/like-pass/', like(them)]],
  ['a like with words', 404, (_, them) => ['POST', 'profiles/like-pass/', like(them, { comment: 'Your chai' })]],
  ['a pass', 404, (_, them) => ['POST', 'profiles/like-pass/', like(them, { matched: false })]],
  ['a block', 204, (_, them) => ['POST', 'blocks/', { user_id: them }]],
  ['a report', 201, (_, them) => ['POST', 'reports/', { user_id: them, reason: 'fake' }]],
];

const ofMatches: readonly (readonly [string, Expected, Act])[] = [
  ['a message', 404, (me, them) => ['POST', 'messages/send/', message(me, them, 'Habari')]],
  ['a doubtful message', 404, (me, them) => ['POST', 'messages/send/', message(me, them, askingForMoney)]],
  [
    'a confirmed message',
    404,
    (me, them) => ['POST', 'messages/send/', { ...message(me, them, askingForMoney), confirmed: true }],
  ],
  [
    'a look at the newest message',
    404,
    (_, them) => ['POST', `messages/conversation/${them}/read/`, { up_to: newest }],
  ],
  ['a yes to calls', 404, (_, them) => ['PUT', `calls/with/${them}/talk/`, { yes: true }]],
  ['a block', 204, (_, them) => ['POST', 'blocks/', { user_id: them }]],
  ['the end of the match', 204, (_, them) => ['DELETE', `profiles/matches/${them}/`]],
];
let newest = 0;

async function statusOf({ id, headers }: TestMember, them: TestMember, of: Act): Promise<number> {
  const [method, path, payload] = of(id, them.id);
  return (await inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) })).statusCode;
}

test.each(ofStrangers)('%s meets the deletion of the other account: %i', async (_, expected, of) => {
  const [me, them] = [await createMember(testApp, { verified: true }), await createMember(testApp)];
  expect(await whileDeleting(them, () => statusOf(me, them, of))).toBe(expected);
});

test.each(ofMatches)('%s meets the deletion of the match’s account: %i', async (_, expected, of) => {
  const [me, them] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, me, them);
  const sent = message(them.id, me.id, 'Mambo');
  newest = (await inject({ method: 'POST', url: '/api/messages/send/', headers: them.headers, payload: sent })).json()
    .id;
  expect(await whileDeleting(them, () => statusOf(me, them, of))).toBe(expected);
});

const password = 'nyumbani kwetu leo';
const profile = { name: 'Mpya', age: 30, location: 'Nakuru', orientation: 'queer' };
const preferences = { looking_for: ['men'], min_age: 30, max_age: 40, near: 'town', intent: [], verified_only: false };

const ofOneself: readonly (readonly [string, Expected, Act])[] = [
  ['a change of the settings', 401, () => ['PATCH', 'account/settings/', { language: 'sw' }]],
  ['a save of the profile', 401, () => ['PUT', 'profiles/me', profile]],
  ['a change of the preferences', 401, () => ['PUT', 'profiles/me/preferences/', preferences]],
  ['the beginning of a second step', 401, () => ['POST', 'account/second-step/', { password }]],
  ['a download of all data', 401, () => ['POST', 'account/export/', { password }]],
  ['a pose for the verification', 401, () => ['POST', 'verify/pose/']],
  ['a look at the deck', 401, () => ['GET', 'profiles/discover/']],
  ['a look at the likes', 401, () => ['GET', 'profiles/likes-me/']],
  ['the likes seen', 401, () => ['POST', 'profiles/likes-me/seen/', { as_of: testApp.clock.now().toISOString() }]],
  ['a like', 401, (_, them) => ['POST', 'profiles/like-pass/', like(them)]],
  ['a consent taken back', 204, () => ['DELETE', 'account/consents/orientation/']],
  ['the end of all sessions', 204, () => ['POST', 'token/revoke/', { all: true }]],
  ['the deletion on another device', 204, () => ['DELETE', 'account/', { password }]],
];

test.each(ofOneself)('%s meets the deletion of its sender: %i', async (name, expected, of) => {
  const verified = name !== 'a pose for the verification';
  const [me, them] = [await createMember(testApp, { verified }), await createMember(testApp)];
  const hash = await dependencies.passwords.hash(password, { lane: 'known', network: '' });
  await database.pool.query('update users set password_hash = $2 where id = $1', [me.id, hash]);
  expect(await whileDeleting(me, () => statusOf(me, them, of))).toBe(expected);
});
