import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { MailError, type Mail, type Mailer } from '../../../gateways/mail/mailer.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { collectMails } from './collect-mails.ts';
import { sendNoticeMail } from './send-notice-mail.ts';
import { signUnsubscribe } from './unsubscribe-token.ts';

const testApp = await buildTestApp();
const { database, clock, config, inject } = testApp;

const [reader, first, second] = [101, 102, 103];
const say = createTeller(testApp);
const writes = (by: number) => () => say(by, 'POST', 'messages/send/', { sender: by, receiver: reader, text: 'Siri' });
const chooses = (choices: object) => () => say(reader, 'PATCH', 'account/settings/', choices);
const passes = (minutes: number) => async () => clock.advance(minutes * 60_000);
const readsAll = () => say(reader, 'POST', 'notifications/mark-all-read/');
const day = 24 * 60;

/** Collects the mails, and sends them with a server that behaves so. Returns what became of each. */
const mails =
  (failure: MailError | null = null) =>
  async (): Promise<string> => {
    const sent: Mail[] = [];
    const send: Mailer['send'] = async (mail, options) => {
      if (failure?.wasHandedOver !== false) await options?.onHandover?.();
      if (failure) throw failure;
      sent.push(mail);
    };
    const mailer: Mailer = { send, close: () => {} };
    const dependencies = { ...testApp, mailer, siteUrl: 'https://mwanzo.example', linkKey: config.linkKey };
    const ends: string[] = [];
    for (const id of await collectMails(testApp))
      await sendNoticeMail(dependencies, id).catch((error: unknown) => ends.push(`not yet: ${String(error)}`));
    return [...ends, ...sent.map(({ to, subject, messageId }) => `${to} "${subject}" ${messageId}`)].join(', ');
  };
const lost = new MailError('nobody knows', { wasHandedOver: true });

const steps: readonly Step[] = [
  ['a message', writes(first)],
  ['12 hours but two seconds pass', async () => clock.advance(12 * 3_600_000 - 3000)],
  ['no mail', mails()],
  ['a second later', mails()],
  ['once', mails()],
  ['another one of the same match', writes(first)],
  ['one of somebody else', writes(second)],
  ['half a day passes', passes(12 * 60)],
  ['the mail server is away', mails(new MailError('away'))],
  ['it has not taken the mail', mails(new MailError('busy', { wasHandedOver: true, wasAnswered: true }))],
  ['it is there', mails()],
  ['all is read', readsAll],
  ['two new ones', writes(first)],
  ['of two people', writes(second)],
  ['half a day passes', passes(12 * 60)],
  ['nobody knows if it was sent', mails(lost)],
  ['nor the second time', mails(lost)],
  ['it is not sent again', mails()],
  ['all is read', readsAll],
  ['a message', writes(first)],
  ['half a day passes', passes(12 * 60)],
  ['the mail server is away', mails(new MailError('away'))],
  ['all is read', readsAll],
  ['there is no need any more', mails()],
  ['a message', writes(first)],
  ['half a day passes', passes(12 * 60)],
  ['the mail server refuses it', mails(new MailError('no such mailbox', { isFinal: true }))],
  ['all is read', readsAll],
  ['a message', writes(first)],
  ['half a day passes', passes(12 * 60)],
  ['the mail server is away', mails(new MailError('away'))],
  ['for more than three days', passes(3 * day)],
  ['it is given up', mails()],
  ['all is read', readsAll],
  ['no mails of messages are wanted', chooses({ mail_kinds: ['match'] })],
  ['a message', writes(first)],
  ['half a day passes', passes(12 * 60)],
  ['no mail', mails()],
];

test('each step of mails about news has its outcome and its rows', async () => {
  beginCourse(testApp);
  const people = [];
  for (const id of [reader, first, second]) people.push(await createMember(testApp, { id }));
  const [me, ...matches] = people;
  for (const match of matches) if (me) await createMatch(testApp, me, match);
  await expect(await tellCourse(testApp, steps)).toMatchFileSnapshot('./in-words/course-of-mails.txt');
  for (const table of ['notifications', 'notice_mails']) await database.pool.query(`delete from ${table}`);
});

test('whoever comes after 500 notifications of others has a mail in the same run', async () => {
  const [many, one] = [await createMember(testApp), await createMember(testApp)];
  const notify = (id: number, count: number) =>
    database.pool.query(
      `insert into notifications (user_id, kind, created_at)
       select $1, 'verification', $2 from generate_series(1, $3::integer)`,
      [id, clock.now(), count],
    );
  await notify(many.id, 500);
  clock.advance(1000);
  await notify(one.id, 1);
  clock.advance(13 * 60 * 60 * 1000);
  expect(await collectMails(testApp)).toHaveLength(2);
  const { rows } = await database.pool.query('select user_id as id from notice_mails order by user_id');
  expect(rows).toEqual([many, one].map(({ id }) => ({ id })).toSorted((a, b) => a.id - b.id));
});

test('a link ends the mails of its member alone, and says so in the language of the browser', async () => {
  const [member, other] = [await createMember(testApp), await createMember(testApp)];
  const kindsOf = async ({ headers }: typeof member) =>
    (await inject({ url: '/api/account/settings/', headers })).json().mail_kinds;
  const before = await kindsOf(other);
  const url = `/api/unsubscribe/?token=${signUnsubscribe(member.id, config.linkKey)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'sw' };
  const { body } = await inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  expect(body).toContain('<html lang="sw">');
  expect(body).toContain('<title>Tayari</title>');
  expect(body).toContain(
    '<h1>Tayari</h1><p>Hatukutumii tena barua pepe hizi. Unaweza kuziwasha tena kwenye mipangilio.</p></main>',
  );
  expect([await kindsOf(member), await kindsOf(other)]).toEqual([[], before]);
  expect(before).toEqual(['match', 'message', 'verification']);
});
