import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { createSmtpMailer } from '../../../gateways/mail/smtp-mailer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { collectMails } from './collect-mails.ts';
import { gatherForMail } from '../notifications/index.ts';
import { listOpen } from './mails.repository.ts';
import { sendNoticeMail } from './send-notice-mail.ts';

const testApp = await buildTestApp({ secretKey: new Secret('5'.repeat(40)) });
const { inject, database, clock, config } = testApp;
const server = await startMailServer();
const mailer = createSmtpMailer(
  { url: new Secret(server.url), from: 'Mwanzo <hello@mwanzo.example>' },
  { connectMs: 500, silenceMs: 500 },
);
const dependencies = { database, clock, mailer, siteUrl: 'https://mwanzo.example', linkKey: config.linkKey };
const hours = (count: number) => count * 60 * 60 * 1000;

/** These tests move the clock by days, and access tokens are short-lived. */
const headersOf = async ({ id }: TestMember) => ({
  authorization: `Bearer ${await testApp.tokens.issue({ userId: id, role: 'member' }, 1)}`,
});

async function write(from: TestMember, to: TestMember, text = 'Siri yangu'): Promise<void> {
  const payload = { sender: from.id, receiver: to.id, text };
  const headers = await headersOf(from);
  const response = await inject({ method: 'POST', url: '/api/messages/send/', headers, payload });
  expect(response.statusCode).toBe(201);
}

/** A member with a message that has been unread for 13 hours, and the id of the mail about it. */
async function memberWithMail(): Promise<{ member: TestMember; partner: TestMember; mailId: number }> {
  const [member, partner] = [await createMember(testApp), await createMember(testApp, { name: 'Wanjiru' })];
  await createMatch(testApp, member, partner);
  await write(partner, member);
  clock.advance(hours(13));
  const ids = await collectMails(dependencies);
  return { member, partner, mailId: ids.at(-1) ?? 0 };
}

const mailsTo = (member: TestMember) => server.received.filter(({ to }) => to.startsWith(`member-${member.id}@`));
const outcomeOf = async (mailId: number) =>
  (await database.pool.query('select outcome, handovers, failure from notice_mails where id = $1', [mailId])).rows[0];
const send = (mailId: number) => sendNoticeMail(dependencies, mailId);

test('what waits for 12 hours is mailed once, without a name or a message’s text', async () => {
  const { member, mailId } = await memberWithMail();
  await send(mailId);
  await send(mailId);
  const [mail, ...others] = mailsTo(member);
  expect(others).toEqual([]);
  expect(mail?.source).toContain('Subject: Something waits for you on Mwanzo');
  expect(mail?.source).toContain('New messages in one conversation');
  expect(mail?.source).toContain(`Message-ID: <notices-${mailId}@mwanzo.example>`);
  expect(mail?.source).not.toMatch(/Wanjiru|Siri/);
  expect(await outcomeOf(mailId)).toMatchObject({ outcome: 'sent' });
  clock.advance(hours(100));
  expect(await collectMails(dependencies)).not.toContain(mailId);
  expect(await collectMails(dependencies)).toEqual([]);
});

test('what waits for less than 12 hours is not mailed', async () => {
  const [member, partner] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, member, partner);
  await write(partner, member);
  clock.advance(hours(11.9));
  expect(await collectMails(dependencies)).toEqual([]);
  clock.advance(hours(0.2));
  expect(await collectMails(dependencies)).toHaveLength(1);
  for (const id of await collectMails(dependencies)) await send(id);
});

test('a decision that was taken back opens no mail about what is newer, and is in none', async () => {
  const [member, partner] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, member, partner);
  await database.pool.query(
    `insert into notifications (user_id, kind, created_at, withdrawn_at) values ($1, 'verification', $2, $2)`,
    [member.id, clock.now()],
  );
  clock.advance(hours(12.1));
  await write(partner, member);
  expect(await collectMails(dependencies)).toEqual([]);
  clock.advance(hours(12.1));
  const mailId = (await collectMails(dependencies))[0] ?? 0;
  await send(mailId);
  const { rows } = await database.pool.query('select kind from notifications where mail_id = $1', [mailId]);
  expect(rows).toEqual([{ kind: 'message' }]);
  await database.pool.query('delete from notifications');
});

test('everything that is unread is gathered into one mail, in the member’s language', async () => {
  const [member, one, other] = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];
  const payload = { language: 'sw' };
  await inject({ method: 'PATCH', url: '/api/account/settings/', headers: await headersOf(member), payload });
  for (const partner of [one, other]) {
    await createMatch(testApp, member, partner);
    await write(partner, member);
    await write(partner, member, 'Tena');
    clock.advance(hours(7));
  }
  const [mailId = 0, ...others] = await collectMails(dependencies);
  expect(others).toEqual([]);
  await send(mailId);
  const [mail] = mailsTo(member);
  expect(mail?.source).toContain('Subject: Mambo 2 yanakusubiri kwenye Mwanzo');
  expect(mail?.source).toContain('mazungumzo 2');
  clock.advance(hours(20));
  expect(await collectMails(dependencies)).toEqual([]);
});

test('who reads it before the mail is sent gets none', async () => {
  const { member, mailId } = await memberWithMail();
  await inject({ method: 'POST', url: '/api/notifications/mark-all-read/', headers: await headersOf(member) });
  await send(mailId);
  expect(mailsTo(member)).toEqual([]);
  expect(await outcomeOf(mailId)).toMatchObject({ outcome: 'needless' });
});

test('a kind that the member has turned off is not mailed', async () => {
  const [member, partner] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, member, partner);
  const payload = { mail_kinds: ['match', 'like', 'verification'] };
  await inject({ method: 'PATCH', url: '/api/account/settings/', headers: await headersOf(member), payload });
  await write(partner, member);
  clock.advance(hours(13));
  expect(await collectMails(dependencies)).toEqual([]);
});

test('several processes open one mail for each member', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => createMember(testApp)));
  for (const member of members) {
    for (const partner of [await createMember(testApp), await createMember(testApp)]) {
      await createMatch(testApp, member, partner);
      await write(partner, member);
    }
  }
  clock.advance(hours(13));
  await Promise.all(Array.from({ length: 4 }, () => collectMails(dependencies)));
  const { rows } = await database.pool.query(
    'select user_id, count(*)::integer from notice_mails where user_id = any($1) group by user_id',
    [members.map(({ id }) => id)],
  );
  expect(rows.map(({ count }) => count)).toEqual(members.map(() => 1));
  for (const id of await collectMails(dependencies)) await send(id);
});

test('a mail server that is down, busy or silent is tried again, and nothing is lost or sent twice', async () => {
  const { member, mailId } = await memberWithMail();
  for (const behaviour of [
    'is busy',
    'is silent',
    'is busy at the end',
    'is busy at the end',
    'is busy at the end',
  ] as const) {
    server.behave(behaviour);
    await expect(send(mailId)).rejects.toThrow();
    expect(await outcomeOf(mailId)).toMatchObject({ outcome: null, handovers: 0 });
  }
  server.behave('accepts');
  await send(mailId);
  expect(mailsTo(member)).toHaveLength(1);
  expect(await outcomeOf(mailId)).toMatchObject({ outcome: 'sent' });
});

test('a mail that the mail server refuses is given up, and the reason names no address', async () => {
  const { member, mailId } = await memberWithMail();
  server.behave('refuses');
  await send(mailId);
  server.behave('accepts');
  expect(await outcomeOf(mailId)).toEqual({ outcome: 'refused', handovers: 0, failure: 'EENVELOPE RCPT TO 550' });
  expect(mailsTo(member)).toEqual([]);
});

test('a mail server that takes mails without saying so gets each twice at most, under one id', async () => {
  const { member, mailId } = await memberWithMail();
  server.behave('keeps silently');
  await expect(send(mailId)).rejects.toThrow();
  await expect(send(mailId)).rejects.toThrow();
  await send(mailId);
  server.behave('accepts');
  await send(mailId);
  const ids = mailsTo(member).map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await outcomeOf(mailId)).toMatchObject({ outcome: 'uncertain', handovers: 2 });
});

test('a mail that could not be sent for three days is given up, and later ones are sent', async () => {
  const { member, partner, mailId } = await memberWithMail();
  clock.advance(hours(73));
  await send(mailId);
  expect(await outcomeOf(mailId)).toMatchObject({ outcome: 'expired' });
  await inject({ method: 'POST', url: '/api/notifications/mark-all-read/', headers: await headersOf(member) });
  await write(partner, member);
  clock.advance(hours(13));
  for (const id of await collectMails(dependencies)) await send(id);
  expect(mailsTo(member)).toHaveLength(1);
});

test('a clock that jumps back sends nothing twice', async () => {
  const { member, mailId } = await memberWithMail();
  await send(mailId);
  clock.advance(hours(-30));
  expect(await collectMails(dependencies)).toEqual([]);
  clock.advance(hours(60));
  expect(await collectMails(dependencies)).toEqual([]);
  expect(mailsTo(member)).toHaveLength(1);
});

test('the headers end the mails with one click, without signing in; looking at the link does not', async () => {
  const { member, mailId } = await memberWithMail();
  await send(mailId);
  const source = mailsTo(member)[0]?.source ?? '';
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const address = /^List-Unsubscribe: <https:\/\/mwanzo\.example(\S+)>\r?$/m.exec(source)?.[1] ?? '';
  const settings = { url: '/api/account/settings/', headers: await headersOf(member) };
  const kinds = async () => (await inject(settings)).json().mail_kinds;
  const page = await inject({ url: address, headers: { 'accept-language': 'sw' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<button>Acha kutuma barua pepe hizi</button>');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await kinds()).toEqual(['match', 'message', 'verification']);
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type };
    const done = await inject({ method: 'POST', url: address, headers, payload: 'List-Unsubscribe=One-Click' });
    expect([done.statusCode, done.body.includes('<h1>Done</h1>')]).toEqual([200, true]);
    expect(await kinds()).toEqual([]);
    // The next time the member has chosen before.
    const payload = { mail_kinds: ['match'], read_receipts: false };
    expect((await inject({ ...settings, method: 'PATCH', payload })).json()).toMatchObject(payload);
  }
});

test.each(['1.x', '1', '.', 'a.b.c', '%00', '1.__proto__'])('the unsubscribe link "%s" is not found', async (token) => {
  for (const method of ['GET', 'POST'] as const)
    expect((await inject({ method, url: `/api/unsubscribe/?token=${token}` })).statusCode).toBe(404);
});

test('the open mails are found by an index of their own', async () => {
  const plan = await explain(database, listOpen.text, valuesOf(listOpen, { limit: 500 }));
  expect(plan).toContain('notice_mails_open_unique');
  const gathering = valuesOf(gatherForMail, { mailId: 1, userId: 1, kinds: ['like'] });
  expect(await explain(database, gatherForMail.text, gathering)).not.toContain('Seq Scan');
});
