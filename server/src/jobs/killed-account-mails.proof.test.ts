import { expect, test } from 'vitest';
import { createMember } from '../testing/factories.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startProcess } from '../testing/start-process.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { Secret } from '../config/secret.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';

const { database, url } = await setUpTestDatabase();
const server = await startMailServer();
const clock = createTestClock();
const worker = () =>
  startProcess('server/src/jobs/mail-worker.fixture.ts', {
    MAILS_ABOUT: 'accounts',
    DATABASE_URL: url,
    SMTP_URL: server.url,
  });

test(
  'a process that is killed between the commit and the mail loses no link, and the mail has the same one',
  { timeout: 60_000 },
  async () => {
    const tokens = createAccessTokens(new Secret('5'.repeat(40)), clock);
    const { id } = await createMember({ database, clock, tokens });
    const email = `member-${id}@mwanzo.test`;
    await database.pool.query(
      'insert into reset_requests (email, is_known_device, asked_at) values ($1, false, now())',
      [email],
    );
    // The mail server has received the whole mail and has not confirmed it. The process dies before it does.
    server.behave('keeps silently');
    const first = worker();
    await server.waitFor(1);
    first.signal('SIGKILL');
    await first.exitCode();
    server.behave('accepts');
    worker();
    const received = await server.waitFor(2);
    const links = received.map(({ to, source }) => [to, /#token=3D([\w-]+)/.exec(source.replaceAll('=\r\n', ''))?.[1]]);
    expect(links[1]).toEqual([email, expect.stringMatching(/^[\w-]{43}$/)]);
    expect(links[0]).toEqual(links[1]);
    const isSent = async () =>
      (await database.pool.query(`select from account_mails where outcome = 'sent'`)).rowCount === 1;
    await expect.poll(isSent, { timeout: 10_000 }).toBe(true);
  },
);
