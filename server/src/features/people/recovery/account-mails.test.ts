import { expect, onTestFinished, test } from 'vitest';
import { planOf } from '../../../testing/explain.ts';
import { findMail, listOpenMails } from './recovery.repository.ts';
import { collectAccountMails, forgetRecoveries, sendAccountMail } from './send-account-mail.ts';
import { openRecoveryWorld, password } from './recovery-world.fixture.ts';

const world = await openRecoveryWorld();
const { post, join, statusOf, sendMails, mailsTo, tokenTo, mailServer, jobs, clock, database } = world;
const ask = (email: string) => post('/api/password/reset/', { email });
const openMails = async () => (await database.pool.query('select from account_mails where ended_at is null')).rowCount;

test('if the mail server is down for an hour, no mail is lost, and a link counts from its sending', async () => {
  const { email } = await join();
  await sendMails();
  mailServer.behave('is busy');
  await ask(email);
  await expect(sendMails()).rejects.toThrow('EENVELOPE');
  clock.advance(3_600_000);
  mailServer.behave('accepts');
  await sendMails();
  clock.advance(9 * 60_000);
  const reset = { token: tokenTo(email), password: 'chai na mandazi' };
  expect(await statusOf('/api/password/reset/confirm/', reset)).toEqual([200, undefined]);
});

test('a mail whose link cannot be made valid waits until it can', async () => {
  const { email } = await join();
  await sendMails();
  await ask(email);
  const before = mailsTo(email).length;
  await database.pool.query('alter table account_links add constraint stuck check (sent_at is null) not valid');
  await expect(sendMails()).rejects.toThrow('ESTREAM');
  await database.pool.query('alter table account_links drop constraint stuck');
  expect(mailsTo(email)).toHaveLength(before);
  await sendMails();
  const reset = { token: tokenTo(email), password: 'chai na mandazi' };
  expect(await statusOf('/api/password/reset/confirm/', reset)).toEqual([200, undefined]);
});

test('the notice about a taken address is in the language of its owner, also of a former one', async () => {
  const confirm = async (email: string) => {
    await sendMails();
    expect(await statusOf('/api/account/email/confirm/', { token: tokenTo(email) })).toEqual([200, undefined]);
  };
  const move = (email: string, access: string) => statusOf('/api/account/email/', { email, password }, access);
  const [owner, former, other] = [await join(), await join(), await join()];
  for (const { email } of [owner, former, other]) await confirm(email);
  await move(`next-${former.email}`, former.access);
  await confirm(`next-${former.email}`);
  const swahili = "update member_settings set language = 'sw' where user_id = any($1)";
  await database.pool.query(swahili, [[owner.id, former.id]]);
  for (const { email } of [owner, former]) {
    await move(email, other.access);
    await sendMails();
    expect(mailsTo(email).at(-1)).toContain('Mtu amejaribu kutumia');
  }
});

test('an address that nobody can take back any more is free for another member', async () => {
  const [owner, other] = [await join(), await join()];
  const next = `next-${owner.email}`;
  const follow = async (path: string, email: string, more: object = {}) => {
    await sendMails();
    expect(await statusOf(path, { token: tokenTo(email), ...more })).toEqual([200, undefined]);
  };
  const move = (member: typeof owner, email: string) =>
    statusOf('/api/account/email/', { email, password }, member.access);
  for (const { email } of [owner, other]) await follow('/api/account/email/confirm/', email);
  await move(owner, next);
  await follow('/api/account/email/confirm/', next);
  await sendMails();
  const third = `third-${owner.email}`;
  await move(owner, third);
  await follow('/api/account/email/confirm/', third);
  await sendMails();
  await follow('/api/account/email/undo/', owner.email, { password: 'chai na mandazi' });
  await move(other, next);
  await follow('/api/account/email/confirm/', next);
});

test('a reset that a thief of the account has asked for ends when its owner puts the address back', async () => {
  const { email, access } = await join();
  const next = `next-${email}`;
  const follow = async (path: string, to: string, more: object = {}) => {
    await sendMails();
    return statusOf(path, { token: tokenTo(to), ...more });
  };
  await follow('/api/account/email/confirm/', email);
  await statusOf('/api/account/email/', { email: next, password }, access);
  await follow('/api/account/email/confirm/', next);
  await ask(next);
  await sendMails();
  const thiefs = { token: tokenTo(next), password: 'mandazi na chai' };
  const own = { password: 'chai na mandazi' };
  // The new password must not be the address that comes back.
  expect(await follow('/api/account/email/undo/', email, { password: email })).toEqual([400, 'invalid_input']);
  expect(await follow('/api/account/email/undo/', email, own)).toEqual([200, undefined]);
  expect(await statusOf('/api/password/reset/confirm/', thiefs)).toEqual([410, 'link_ended']);
});

test('of two processes with one list one sends each mail', async () => {
  // A mail of another test may be left.
  await sendMails();
  const { email } = await join();
  await ask(email);
  const ids = await collectAccountMails(jobs);
  expect(ids).toHaveLength(2);
  for (const id of [...ids, ...ids]) await sendAccountMail(jobs, id);
  expect(mailsTo(email)).toHaveLength(2);
});

test('a mailbox that is refused is not tried again', async () => {
  await join();
  mailServer.behave('refuses');
  await sendMails();
  expect(await openMails()).toBe(0);
  mailServer.behave('accepts');
});

test('a mail that could not be sent for three days is given up, and one whose link has ended is not sent', async () => {
  const { email } = await join();
  clock.advance(3 * 86_400_000 + 1);
  await sendMails();
  expect(mailsTo(email)).toEqual([]);
  await ask(email);
  await ask(email);
  await sendMails();
  expect(mailsTo(email)).toHaveLength(1);
});

test('mails are forgotten after a day, and links when none of them can work', async () => {
  const { id } = await join();
  await sendMails();
  const left = async () => {
    const { rows } = await database.pool.query(
      `select (select count(*)::integer from account_links where user_id = $1) as links,
        (select count(*)::integer from account_mails where user_id = $1) as mails`,
      [id],
    );
    return rows[0];
  };
  clock.advance(86_400_001);
  await forgetRecoveries(jobs);
  expect(await left()).toEqual({ links: 1, mails: 0 });
  // One that puts an address back may be sent for three days, and then works for a week.
  clock.advance(10 * 86_400_000 - 1);
  await forgetRecoveries(jobs);
  expect(await left()).toEqual({ links: 1, mails: 0 });
  clock.advance(1);
  await forgetRecoveries(jobs);
  expect(await left()).toEqual({ links: 0, mails: 0 });
});

test('open mails are found by an index', async () => {
  const listing = await planOf(database, listOpenMails, { limit: 10 });
  expect(listing).toContain('account_mails_open');
  const plan = await planOf(database, findMail, { id: 1, toldSince: new Date() });
  expect(plan).toContain('account_mails_taken');
  expect(plan).not.toContain('Seq Scan');
});

test('whatever writes a mail about an account rings for it at once, after its commit', async () => {
  const countMails = async () => {
    const { rows } = await world.database.pool.query(
      'select (select count(*) from account_mails) + (select count(*) from reset_requests) as count',
    );
    return Number(rows[0].count);
  };
  const rings: Promise<number>[] = [];
  onTestFinished(world.dependencies.mailBell.answer(() => rings.push(countMails())));
  let written = await countMails();
  const ringsFor = async (name: string, act: () => Promise<unknown>) => {
    rings.length = 0;
    await act();
    const seen = await Promise.all(rings);
    const now = await countMails();
    expect({ name, wrote: now > written, seen }).toEqual({ name, wrote: true, seen: [now] });
    written = now;
  };
  let member = await world.join();
  await ringsFor('sign-up', async () => (member = await world.join()));
  const { email, access } = member;
  const asNewDevice = { cookie: '', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' };
  const signIn = { method: 'POST', url: '/api/token/', payload: { email, password }, headers: asNewDevice } as const;
  await ringsFor('a new device', () => world.inject(signIn));
  await ringsFor('a forgotten password', () => world.post('/api/password/reset/', { email }));
  await ringsFor('a changed address', () =>
    world.post('/api/account/email/', { email: 'another@example.com', password }, access),
  );
  await ringsFor('another link to confirm', () => world.post('/api/account/email/send/', {}, access));
  const send = async () => {
    await world.sendMails();
    written = await countMails();
  };
  const follow = (path: string, to: string, more = {}) => world.post(path, { token: tokenTo(to), ...more });
  await send();
  const moved = () => follow('/api/account/email/confirm/', 'another@example.com');
  await ringsFor('a moved account', moved);
  const change = { current: password, password: 'chai na mandazi 7' };
  await ringsFor('a changed password', () => world.post('/api/password/change/', change, access));
  await world.post('/api/password/reset/', { email: 'another@example.com' });
  await send();
  const reset = () => follow('/api/password/reset/confirm/', 'another@example.com', { password: 'mandazi na chai' });
  await ringsFor('a reset', reset);
});
