import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { switchNames, type SwitchName } from '@mwanzo/contract/core/switch-names';
import { openDatabase } from '../../../database/connect.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { moveSwitch } from '../../trust/moderation/index.ts';
import { createSwitches } from './switches.ts';

const testApp = await buildTestApp();
const { inject, dependencies, database } = testApp;

const move = async (name: SwitchName, isOn: boolean) => {
  await moveSwitch(dependencies, null, { name, isOn, because: 'a test' });
  await dependencies.switches.catchUp();
};
const post = (by: TestMember, url: string, payload: object, headers = {}) =>
  inject({ method: 'POST', url, payload, headers: { ...by.headers, ...headers } });

beforeEach(async () => {
  for (const name of switchNames) await move(name, true);
});

describe('a moderator', () => {
  test('switches something off with a reason, which the list and the audit keep, and on again', async () => {
    const moderator = await createMember(testApp, { role: 'moderator' });
    const url = '/api/moderation/switches/payments/';
    expect((await post(moderator, url, { is_on: false })).statusCode).toBe(400);
    expect((await post(moderator, url, { is_on: false, because: '  ' })).statusCode).toBe(400);
    expect(dependencies.switches.isOff('payments')).toBe(false);
    const response = await post(moderator, url, { is_on: false, because: 'M-Pesa is away' });
    const shown = { switch: 'payments', is_on: false, moderator_id: moderator.id, because: 'M-Pesa is away' };
    expect(response.json()).toContainEqual({ ...shown, since: expect.any(String) });
    expect(dependencies.switches.isOff('payments')).toBe(true);
    // The first reason stays, and the second press is no act.
    await post(moderator, url, { is_on: false, because: 'again' });
    await post(moderator, url, { is_on: true, because: 'It is back' });
    const { rows } = await database.pool.query(
      'select action, user_id, checks from moderation_audit where moderator_id = $1 order by place',
      [moderator.id],
    );
    expect(rows).toEqual([
      { action: 'switch_off', user_id: null, checks: { switch: 'payments', because: 'M-Pesa is away' } },
      { action: 'switch_on', user_id: null, checks: { switch: 'payments', because: 'It is back' } },
    ]);
    const colleague = await createMember(testApp, { role: 'moderator' });
    const later = await post(colleague, url, { is_on: false, because: 'Away once more' });
    expect(later.json()).toContainEqual({
      ...shown,
      since: expect.any(String),
      moderator_id: colleague.id,
      because: 'Away once more',
    });
  });

  test('goes on working in read-only, and a member does not learn that there is a desk', async () => {
    const [moderator, member] = [await createMember(testApp, { role: 'moderator' }), await createMember(testApp)];
    await move('read-only', false);
    const url = '/api/moderation/switches/read-only/';
    expect((await post(member, url, { is_on: true, because: 'please' })).statusCode).toBe(404);
    expect((await inject({ url: '/api/moderation/switches/', headers: member.headers })).statusCode).toBe(404);
    expect((await post(moderator, url, { is_on: true, because: 'done' })).statusCode).toBe(200);
    expect(dependencies.switches.off().size).toBe(0);
    // The role is taken, and the access token still names it.
    await database.pool.query("update users set role = 'member' where id = $1", [moderator.id]);
    expect((await post(moderator, url, { is_on: false, because: 'revenge' })).statusCode).toBe(404);
    expect((await inject({ url: '/api/moderation/switches/', headers: moderator.headers })).statusCode).toBe(404);
    await dependencies.switches.catchUp();
    expect(dependencies.switches.off().size).toBe(0);
  });
});

test('every response of the API names what is off, and the texts come in the language of the reader', async () => {
  expect((await inject('/api/switches/')).headers).not.toHaveProperty('switched-off');
  await move('sign-ups', false);
  await move('uploads', false);
  const read = async (language: string) =>
    (await inject({ url: '/api/switches/', headers: { 'accept-language': language } })).json();
  expect((await inject('/api/profiles/me')).headers['switched-off']).toBe('sign-ups uploads');
  expect((await inject('/health/live')).headers).not.toHaveProperty('switched-off');
  expect((await read('en')).map((each: { switch: string }) => each.switch)).toEqual(['sign-ups', 'uploads']);
  expect(JSON.stringify(await read('en'))).toContain('New accounts are paused');
  expect(JSON.stringify(await read('sw'))).toContain('Kujisajili kumesimama');
});

test('of two switches that move in opposite directions between two looks, both are noticed', async () => {
  await move('sign-ups', false);
  let moves = 0;
  const stop = dependencies.switches.onMove(() => (moves += 1));
  for (const [name, isOn] of [
    ['sign-ups', true],
    ['uploads', false],
  ] as const)
    await moveSwitch(dependencies, null, { name, isOn, because: 'a test' });
  await dependencies.switches.catchUp();
  expect([[...dependencies.switches.off()], moves]).toEqual([['uploads'], 1]);
  stop();
  await move('uploads', true);
  expect(moves).toBe(1);
});

test('while sign-ups are off nobody joins, and who has an account signs in', async () => {
  const [email, password] = [`${randomUUID()}@mwanzo.test`, 'mti-mrefu-wa-mwembe'];
  const person = { email, password, confirmPassword: password, full_name: 'Neema Njeri', birthday: '1995-05-05' };
  const signUp = (payload: object) => inject({ method: 'POST', url: '/api/signup/', payload });
  expect((await signUp(person)).statusCode).toBe(201);
  await move('sign-ups', false);
  const refused = await signUp({ ...person, email: `${randomUUID()}@mwanzo.test` });
  expect([refused.statusCode, refused.json().switch, refused.json().code]).toEqual([503, 'sign-ups', 'unavailable']);
  const signedIn = await inject({ method: 'POST', url: '/api/token/', payload: { email, password } });
  expect(signedIn.statusCode).toBe(200);
});

test('while uploads are off no file is taken, and a form without one is', async () => {
  const member = await createMember(testApp, { verified: false });
  const photo = await makeFlat(40, 30, '#b33').jpeg().toBuffer();
  await move('uploads', false);
  const sent = (url: string, parts: Parameters<typeof makeForm>[0], method: 'POST' | 'PATCH') =>
    inject({ method, url, headers: member.headers, payload: makeForm(parts) });
  const added = await sent('/api/profiles/me/photos/', { photo }, 'POST');
  expect([added.statusCode, added.json().switch]).toEqual([503, 'uploads']);
  const edited = await sent('/api/profiles/me', { bio: 'Habari', photo }, 'PATCH');
  expect([edited.statusCode, edited.json().switch]).toEqual([503, 'uploads']);
  expect((await sent('/api/profiles/me', { bio: 'Habari' }, 'PATCH')).statusCode).toBe(200);
  await move('uploads', true);
  expect((await sent('/api/profiles/me/photos/', { photo }, 'POST')).statusCode).toBe(201);
});

test('a database that is away leaves the last known state, and one that is back is read again', async () => {
  await move('calls', false);
  const own = openDatabase({
    url: database.pool.options.connectionString ?? '',
    applicationName: 'mwanzo-test-switches',
  });
  const reached = { ...own };
  const switches = createSwitches(reached);
  await switches.catchUp();
  await own.close();
  await move('calls', true);
  await expect(switches.catchUp()).rejects.toThrow();
  expect([...switches.off()]).toEqual(['calls']);
  reached.pool = database.pool;
  await switches.catchUp();
  expect([...switches.off()]).toEqual([]);
});

test('a switch that moves amid requests loses and doubles no message, and the refused ones arrive later', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
  await createMatch(testApp, one, other);
  const waiting = new Map(Array.from({ length: 40 }, (_, at) => [randomUUID(), `Habari ${at}`]));
  const codes: number[] = [];
  const sendSome = (count: number) =>
    Promise.all(
      [...waiting].slice(0, count).map(async ([client_id, text]) => {
        const { statusCode } = await post(one, '/api/messages/send/', {
          sender: one.id,
          receiver: other.id,
          text,
          client_id,
        });
        codes.push(statusCode);
        if (statusCode === 201) waiting.delete(client_id);
      }),
    );
  await Promise.all([sendSome(20), move('read-only', false)]);
  await sendSome(40);
  expect(codes).toContain(503);
  await move('read-only', true);
  await sendSome(40);
  expect([waiting.size, new Set(codes)]).toEqual([0, new Set([201, 503])]);
  const { rows } = await database.pool.query('select text from messages where sender_id = $1', [one.id]);
  expect(new Set(rows.map(({ text }) => text)).size).toBe(40);
  expect(rows).toHaveLength(40);
});
