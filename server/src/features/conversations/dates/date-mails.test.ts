import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { MailError, type Mail, type Mailer } from '../../../gateways/mail/mailer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createDateClient } from './date-client.fixture.ts';
import { collectDateMails, deleteClosedPlans, sendDateMail } from './index.ts';

const testApp = await buildTestApp({ secretKey: new Secret('5'.repeat(40)) });
const { clock, database } = testApp;
const { createCouple, planned, act, open } = createDateClient(testApp);
const sent: Mail[] = [];
const working: Mailer = { send: async (mail) => void sent.push(mail), close: () => {} };
const dependencies = { ...testApp, secretKey: testApp.config.secretKey, siteUrl: 'https://mwanzo.example' };
const friend = 'friend@example.com';

/** Runs the minute's job and returns the mails that it sends. */
async function run(mailer: Mailer = working): Promise<Mail[]> {
  sent.length = 0;
  for (const id of await collectDateMails(dependencies)) await sendDateMail({ ...dependencies, mailer }, id);
  return [...sent];
}

const minutesFrom = (moment: string, minutes: number) =>
  clock.advance(new Date(moment).getTime() + minutes * 60_000 - clock.now().getTime());

test('the member is reminded ten minutes before, the friend told 15 minutes after, each once', async () => {
  const [one, other] = await createCouple();
  const { id, check_in_at, link } = await planned(one, other, { friend_email: friend });
  minutesFrom(check_in_at, -11);
  expect(await run()).toEqual([]);
  minutesFrom(check_in_at, -10);
  expect(await run()).toMatchObject([
    { to: `member-${one.id}@mwanzo.test`, subject: expect.stringContaining('fine by') },
  ]);
  expect(await run()).toEqual([]);
  minutesFrom(check_in_at, 14);
  expect(await run()).toEqual([]);
  minutesFrom(check_in_at, 15);
  const [alert, ...others] = await run();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ to: friend, subject: 'No word yet from Mũthoni' });
  // The mail contains neither the place nor the match's name, because others may read it.
  expect(`${alert?.text}${alert?.html}`).not.toMatch(/Java|Kiptoo/);
  const address = /https:\S+token=[\w-]+/.exec(alert?.text ?? '')?.[0] ?? '';
  expect(new URL(address).search).toBe(new URL(link).search);
  expect((await open(address)).body).toContain('No word yet');
  expect(await run()).toEqual([]);
  await act(one, 'DELETE', `/api/date-plans/${id}/`);
});

test('who has said that they are fine, or has more time, alerts nobody', async () => {
  const [one, other] = await createCouple();
  const fine = await planned(one, other, { friend_email: friend });
  const later = await planned(one, other, { friend_email: friend });
  minutesFrom(fine.check_in_at, -5);
  await run();
  await act(one, 'POST', `/api/date-plans/${fine.id}/fine/`);
  const more = new Date(new Date(later.check_in_at).getTime() + 3_600_000).toISOString();
  await act(one, 'POST', `/api/date-plans/${later.id}/check-in/`, { check_in_at: more });
  minutesFrom(fine.check_in_at, 20);
  expect(await run()).toEqual([]);
  // After a change of the time, the member is reminded again.
  minutesFrom(more, -10);
  expect(await run()).toMatchObject([{ to: `member-${one.id}@mwanzo.test` }]);
  minutesFrom(more, 15);
  expect(await run()).toMatchObject([{ to: friend }]);
  for (const { id } of [fine, later]) await act(one, 'DELETE', `/api/date-plans/${id}/`);
});

test('a later time that is named after the alert is watched like the first', async () => {
  const [one, other] = await createCouple();
  const plan = await planned(one, other, { friend_email: friend });
  minutesFrom(plan.check_in_at, 15);
  expect(await run()).toMatchObject([{ to: friend }]);
  const more = new Date(new Date(plan.check_in_at).getTime() + 3_600_000).toISOString();
  await act(one, 'POST', `/api/date-plans/${plan.id}/check-in/`, { check_in_at: more });
  minutesFrom(more, -10);
  expect(await run()).toMatchObject([{ to: `member-${one.id}@mwanzo.test` }]);
  minutesFrom(more, 15);
  expect(await run()).toMatchObject([{ to: friend }]);
  expect(await run()).toEqual([]);
  await act(one, 'DELETE', `/api/date-plans/${plan.id}/`);
});

test('who takes "I am fine" back is watched over again, and the friend is told, three times at most', async () => {
  const [one, other] = await createCouple();
  const { id, check_in_at, link } = await planned(one, other, { friend_email: friend });
  const fine = `/api/date-plans/${id}/fine/`;
  await act(one, 'POST', fine);
  minutesFrom(check_in_at, -5);
  expect(await run()).toEqual([]);
  await act(one, 'DELETE', fine);
  expect(await run()).toMatchObject([{ to: `member-${one.id}@mwanzo.test` }]);
  await act(one, 'POST', fine);
  minutesFrom(check_in_at, 30);
  expect(await run()).toEqual([]);
  // The time has passed, so the plan is late at once.
  await act(one, 'DELETE', fine);
  expect((await open(link)).body).toContain('“I am fine” is taken back');
  const ids: string[] = [];
  for (const _ of ['first', 'second', 'third']) {
    const mails = await run();
    expect(mails).toMatchObject([{ to: friend, subject: 'Mũthoni took back "I am fine"' }]);
    expect(mails[0]?.text).toContain('There is no word since.');
    ids.push(mails[0]?.messageId ?? '');
    expect(await run()).toEqual([]);
    clock.advance(60_000);
    await act(one, 'POST', fine);
    expect(await run()).toEqual([]);
    await act(one, 'DELETE', fine);
  }
  // A mailbox drops a mail whose id it knows.
  expect(new Set(ids).size).toBe(3);
  expect(await run()).toEqual([]);
  await act(one, 'DELETE', `/api/date-plans/${id}/`);
});

test('a friend who has opened the link is told at once of a "Take back", and the alert still comes', async () => {
  const [one, other] = await createCouple();
  const { id, check_in_at, link } = await planned(one, other, { friend_email: friend });
  const fine = `/api/date-plans/${id}/fine/`;
  await open(link);
  await act(one, 'POST', fine);
  await act(one, 'DELETE', fine);
  const [told, ...others] = await run();
  expect(others).toEqual([]);
  expect(told).toMatchObject({ to: friend, text: expect.stringContaining('The plan goes on') });
  expect(`${told?.text}${told?.html}`).not.toMatch(/Java|Kiptoo/);
  expect(await run()).toEqual([]);
  minutesFrom(check_in_at, 15);
  expect(await run()).toMatchObject([{ to: friend, text: expect.stringContaining('There is no word since.') }]);
  expect(await run()).toEqual([]);
  await act(one, 'DELETE', `/api/date-plans/${id}/`);
});

test('a "Take back" on its way while the time passes does not stand for the alert', async () => {
  const [one, other] = await createCouple();
  const { id, check_in_at, link } = await planned(one, other, { friend_email: friend });
  const fine = `/api/date-plans/${id}/fine/`;
  await open(link);
  minutesFrom(check_in_at, 14);
  await act(one, 'POST', fine);
  await act(one, 'DELETE', fine);
  const slow: Mailer = { ...working, send: async (mail) => (clock.advance(2 * 60_000), working.send(mail)) };
  expect(await run(slow)).toMatchObject([{ text: expect.stringContaining('The plan goes on') }]);
  expect(await run()).toMatchObject([{ to: friend, text: expect.stringContaining('There is no word since.') }]);
  expect(await run()).toEqual([]);
  await act(one, 'DELETE', `/api/date-plans/${id}/`);
});

test('whoever names a later time while the reminder is on its way is reminded of that time, too', async () => {
  const [one, other] = await createCouple();
  const { id, check_in_at } = await planned(one, other);
  const later = new Date(new Date(check_in_at).getTime() + 3_600_000).toISOString();
  minutesFrom(check_in_at, -10);
  const moving: Mailer = {
    ...working,
    send: async (mail) => {
      await act(one, 'POST', `/api/date-plans/${id}/check-in/`, { check_in_at: later });
      await working.send(mail);
    },
  };
  expect(await run(moving)).toHaveLength(1);
  minutesFrom(later, -11);
  expect(await run()).toEqual([]);
  minutesFrom(later, -10);
  expect(await run()).toMatchObject([{ to: `member-${one.id}@mwanzo.test` }]);
  await act(one, 'DELETE', `/api/date-plans/${id}/`);
});

test('whoever says "I am fine" at the moment in which the alert is noted is fine', async () => {
  const [one, other] = await createCouple();
  const { id, check_in_at } = await planned(one, other, { friend_email: friend });
  minutesFrom(check_in_at, 15);
  const fineAt = clock.now();
  const write = 'update date_plans set fine_at = $1 where id = $2';
  const mails = await commitOnceAwaited(
    database,
    (transaction) => transaction.query(write, [fineAt, id]),
    () => run(),
  );
  expect(mails).toHaveLength(1);
  const plans = async () => (await act(one, 'GET', '/api/date-plans/')).body;
  expect(await plans()).toMatchObject([{ fine_at: fineAt.toISOString() }]);
  await act(one, 'DELETE', `/api/date-plans/${id}/`);
});

test('an alert that could not be sent is sent later, and one that is refused for good is given up', async () => {
  const [one, other] = await createCouple();
  const [passing, refused] = [
    await planned(one, other, { friend_email: friend }),
    await planned(one, other, { friend_email: friend }),
  ];
  minutesFrom(passing.check_in_at, 15);
  const failing = (error: Error): Mailer => ({
    send: async () => {
      throw error;
    },
    close: () => {},
  });
  await expect(run(failing(new MailError('away')))).rejects.toThrow('away');
  await act(one, 'DELETE', `/api/date-plans/${refused.id}/`);
  expect(await run()).toMatchObject([{ to: friend }]);
  const last = await planned(one, other, { friend_email: friend });
  minutesFrom(last.check_in_at, 15);
  await run(failing(new MailError('no such mailbox', { isFinal: true })));
  expect(await run()).toEqual([]);
});

test('without a friend’s address nobody is told, and the page says it', async () => {
  const [one, other] = await createCouple();
  const { link, check_in_at } = await planned(one, other);
  minutesFrom(check_in_at, 15);
  expect(await run()).toEqual([]);
  expect((await open(link)).body).toContain('No word yet');
});

test('a plan that has closed is deleted, and an open one stays', async () => {
  const [one, other] = await createCouple();
  const closed = await planned(one, other);
  minutesFrom(closed.closes_at, 0);
  const kept = await planned(one, other);
  await deleteClosedPlans(dependencies);
  const { rows } = await database.pool.query('select id from date_plans where user_id = $1', [one.id]);
  expect(rows).toEqual([{ id: kept.id }]);
});
