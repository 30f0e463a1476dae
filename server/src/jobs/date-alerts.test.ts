import { expect, test } from 'vitest';
import { Secret } from '../config/secret.ts';
import { createDateClient } from '../features/conversations/dates/date-client.fixture.ts';
import { sendDateMail } from '../features/conversations/dates/index.ts';
import { createSmtpMailer } from '../gateways/mail/smtp-mailer.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startProcess } from '../testing/start-process.ts';

const secretKey = new Secret('5'.repeat(40));
const testApp = await buildTestApp({ secretKey });
const { database, clock } = testApp;
const { createCouple, planned, act, open } = createDateClient(testApp);
const server = await startMailServer();
const environment = { DATABASE_URL: database.pool.options.connectionString ?? '', SMTP_URL: server.url };
const mailer = createSmtpMailer({ url: new Secret(server.url), from: 'Mwanzo <hello@mwanzo.example>' });
const dependencies = { ...testApp, secretKey, siteUrl: 'https://mwanzo.example', mailer };

/** A plan whose check-in was `minutes` ago by the machine's clock, which the workers use. */
async function planLate(minutes: number) {
  const [one, other] = await createCouple();
  const friend = `friend-${crypto.randomUUID()}@example.com`;
  const plan = await planned(one, other, { friend_email: friend });
  await database.pool.query(
    `update date_plans set meets_at = now() - interval '5 hours', check_in_at = $2,
       closes_at = now() + interval '1 day' where id = $1`,
    [plan.id, new Date(Date.now() - minutes * 60_000)],
  );
  return { plan, one, friend };
}

const startWorker = () =>
  startProcess('server/src/jobs/mail-worker.fixture.ts', { MAILS_ABOUT: 'dates', ...environment });
const mailsTo = (address: string) => server.received.filter(({ to }) => to === address);
const idOf = (source: string) => /^Message-ID: (.+)$/im.exec(source)?.[1];

async function isNoted(id: number, column: 'reminded_at' | 'alerted_at'): Promise<boolean> {
  const { rows } = await database.pool.query(`select ${column} is not null as noted from date_plans where id = $1`, [
    id,
  ]);
  return rows[0]?.noted ?? false;
}

test('two servers send a reminder and an alert by SMTP, each once', { timeout: 60_000 }, async () => {
  const [soon, late] = [await planLate(-5), await planLate(20)];
  const workers = [startWorker(), startWorker()];
  await Promise.all(workers.map((worker) => worker.address()));
  await expect.poll(() => isNoted(soon.plan.id, 'reminded_at'), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => isNoted(late.plan.id, 'alerted_at'), { timeout: 30_000 }).toBe(true);
  // All other news that are due are sent before this one.
  const last = await planLate(20);
  await expect.poll(() => isNoted(last.plan.id, 'alerted_at'), { timeout: 30_000 }).toBe(true);
  for (const worker of workers) worker.signal('SIGTERM');
  expect(mailsTo(`member-${soon.one.id}@mwanzo.test`)).toHaveLength(1);
  expect(mailsTo(soon.friend)).toHaveLength(0);
  expect(mailsTo(late.friend)).toHaveLength(1);
  expect(mailsTo(late.friend)[0]?.source).toContain('1195');
});

test(
  'a process that dies while it sends loses no alert; a second one has the same id',
  { timeout: 60_000 },
  async () => {
    server.behave('keeps silently');
    const { plan, friend } = await planLate(20);
    const dying = startWorker();
    await dying.address();
    await expect.poll(() => mailsTo(friend).length, { timeout: 30_000 }).toBe(1);
    dying.signal('SIGKILL');
    await dying.exitCode();
    expect(await isNoted(plan.id, 'alerted_at')).toBe(false);
    server.behave('accepts');
    const next = startWorker();
    await expect.poll(() => isNoted(plan.id, 'alerted_at'), { timeout: 30_000 }).toBe(true);
    next.signal('SIGTERM');
    const ids = mailsTo(friend).map(({ source }) => idOf(source));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  },
);

test('who says that they are fine before the alert starts alerts nobody, and one said meanwhile is kept', async () => {
  const [before, meanwhile] = [await planLate(20), await planLate(20)];
  const now = Date.now();
  clock.advance(now - clock.now().getTime());
  await act(before.one, 'POST', `/api/date-plans/${before.plan.id}/fine/`);
  await sendDateMail(dependencies, before.plan.id);
  expect(mailsTo(before.friend)).toEqual([]);

  // The member checks in while the mail is being sent. The page behind its link is up to date.
  const sayThenSend: typeof mailer = {
    ...mailer,
    async send(mail) {
      await act(meanwhile.one, 'POST', `/api/date-plans/${meanwhile.plan.id}/fine/`);
      await mailer.send(mail);
    },
  };
  await sendDateMail({ ...dependencies, mailer: sayThenSend }, meanwhile.plan.id);
  await sendDateMail(dependencies, meanwhile.plan.id);
  expect(mailsTo(meanwhile.friend)).toHaveLength(1);
  expect((await open(meanwhile.plan.link)).body).toContain('is fine,');
});
