import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { lastingHeaders } from '../../../testing/lasting-headers.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { removeMembers } from '../../../testing/empty-tables.ts';
import { createMailQueue } from '../../../gateways/mail/mail-queue.ts';
import { MailError, type Mail } from '../../../gateways/mail/mailer.ts';
import { tellOwnerOfSignUp } from './tell-owner-of-sign-up.ts';

const mailServer = await startMailServer();
const { inject, database, clock } = await buildTestApp({
  publicUrl: 'https://mwanzo.example/',
  smtp: { url: new Secret(mailServer.url), from: 'Mwanzo <hello@mwanzo.example>' },
});

let address: string;
beforeEach(async () => {
  await removeMembers(database);
  mailServer.behave('accepts');
  address = `amina-${Math.random().toString(36).slice(2)}@example.com`;
});

const form = (email: string) => ({
  full_name: 'Amina Wanjiru',
  email,
  password: 'karibu-mwanzo',
  birthday: '1998-03-14',
});
const signUp = (email: string, headers: Record<string, string> = {}) =>
  inject({ method: 'POST', url: '/api/signup/', payload: form(email), headers });
const received = () => mailServer.received.filter(({ to }) => to === address);
const arrival = () => mailServer.waitFor(mailServer.received.length + 1);
const toldOn = async () =>
  (await database.pool.query('select told_of_sign_up_on as day from users where email = $1', [address])).rows[0]?.day;

/** The parts of the mail that a mail program shows, without their transfer encoding. */
function readable(source: string): string {
  return source
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

test('the owner of a known address is told by mail, with a link to sign in', async () => {
  await signUp(address);
  const arrived = arrival();
  const response = await signUp(` ${address.toUpperCase()} `);
  expect([response.statusCode, response.json().code]).toEqual([400, 'signup_refused']);
  await arrived;
  const [mail, ...more] = received();
  expect(more).toEqual([]);
  const text = readable(mail?.source ?? '');
  expect(text).toContain('Subject: You already have a Mwanzo account');
  expect(text).toContain('https://mwanzo.example/login');
  expect(text).not.toMatch(/Amina Wanjiru|karibu-mwanzo|1998/);
});

test.each([
  [{ 'accept-language': 'sw-KE,sw;q=0.9,en;q=0.8' }, 'Tayari una akaunti'],
  [{ 'accept-language': 'fr' }, 'You already have'],
  [{}, 'You already have'],
  [{ 'accept-language': 'en', cookie: 'mwanzo.language=sw' }, 'Tayari una akaunti'],
] as const)('with %j the mail says "%s"', async (headers, words) => {
  await signUp(address);
  const arrived = arrival();
  await signUp(address, headers);
  await arrived;
  expect(readable(received()[0]?.source ?? '')).toContain(words);
});

test('an unknown address gets no mail', async () => {
  expect((await signUp(address)).statusCode).toBe(201);
  const other = `other-${address}`;
  await signUp(other);
  const arrived = arrival();
  await signUp(other);
  await arrived;
  expect(received()).toEqual([]);
});

test('the refusal is the same, byte by byte, whether a mail is sent, was sent before, or cannot be sent', async () => {
  await signUp(address);
  const arrived = arrival();
  const refusals = [await signUp(address)];
  await arrived;
  refusals.push(await signUp(address));
  clock.advance(86_400_000);
  mailServer.behave('refuses');
  refusals.push(await signUp(address));
  const seen = refusals.map(({ statusCode, body, headers }) => ({
    statusCode,
    body,
    headers: lastingHeaders(headers),
  }));
  expect(new Set(seen.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(seen[0]?.body).not.toContain(address);
});

function tellWith(send: (mail: Mail) => Promise<void>) {
  const failures: unknown[] = [];
  const mailQueue = createMailQueue({ onFailure: (error) => failures.push(error) });
  const mailer = { send, close: () => {} };
  const dependencies = { database, clock, mailer, mailQueue, siteUrl: 'http://localhost:3000' };
  return {
    failures,
    tell: () => tellOwnerOfSignUp(dependencies, address, 'en'),
    idle: () => mailQueue.idle(),
  };
}

test('of many tries at once and one after the other a day sends one mail, and the next day another', async () => {
  await signUp(address);
  const sent: Mail[] = [];
  const { tell, idle } = tellWith(async (mail) => void sent.push(mail));
  for (let tries = 0; tries < 20; tries += 1) tell();
  await idle();
  tell();
  await idle();
  expect(sent).toHaveLength(1);
  clock.advance(86_400_000);
  tell();
  await idle();
  expect(sent).toHaveLength(2);
});

test('the day of a notice ends at midnight in Nairobi', async () => {
  await signUp(address);
  const before = clock.now();
  const sent: Mail[] = [];
  const { tell, idle } = tellWith(async (mail) => void sent.push(mail));
  for (const [moment, mails] of [
    ['2026-12-01T20:59:59Z', 1],
    ['2026-12-01T21:00:00Z', 2],
    ['2026-12-02T00:00:00Z', 2],
  ] as const) {
    clock.set(moment);
    tell();
    await idle();
    expect({ moment, mails: sent.length }).toEqual({ moment, mails });
  }
  clock.set(before);
});

test('a mail that could not be sent is reported, and the next try sends it', async () => {
  await signUp(address);
  let isDown = true;
  const sent: Mail[] = [];
  const { tell, idle, failures } = tellWith(async (mail) => {
    if (isDown) throw new MailError('ECONNREFUSED CONN');
    sent.push(mail);
  });
  tell();
  await idle();
  expect(failures).toEqual([new MailError('ECONNREFUSED CONN')]);
  expect(await toldOn()).toBeNull();
  isDown = false;
  tell();
  await idle();
  expect(sent).toHaveLength(1);
});

test('a mail that fails after midnight lets none follow that of another process on the new day', async () => {
  await signUp(address);
  const sent: Mail[] = [];
  const other = tellWith(async (mail) => void sent.push(mail));
  const failing = tellWith(async () => {
    clock.advance(86_400_000);
    other.tell();
    await other.idle();
    throw new MailError('ETIMEDOUT CONN');
  });
  failing.tell();
  await failing.idle();
  other.tell();
  await other.idle();
  expect([failing.failures.length, sent.length]).toEqual([1, 1]);
});

test('a mail server that never answers holds up no response', async () => {
  await signUp(address);
  mailServer.behave('is silent');
  for (let tries = 0; tries < 5; tries += 1) expect((await signUp(address)).statusCode).toBe(400);
  expect((await signUp(`free-${address}`)).statusCode).toBe(201);
  expect(received()).toEqual([]);
});

test('without a mail server a developer finds the mail in the data folder', async () => {
  const developers = await buildTestApp();
  const payload = form(address);
  for (let tries = 0; tries < 2; tries += 1) await developers.inject({ method: 'POST', url: '/api/signup/', payload });
  await developers.app.close();
  expect(readdirSync(path.join(developers.config.dataDir, 'outbox'))).toHaveLength(1);
});
