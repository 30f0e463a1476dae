import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAccessTokens } from '../http/access-tokens.ts';
import { Secret } from '../config/secret.ts';
import { createMatch, createMember } from '../testing/factories.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startProcess } from '../testing/start-process.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { proofSize } from '../testing/proof-size.ts';

const kills = proofSize(1, 4);
const membersEach = 6;
const { database, url } = await setUpTestDatabase();
const server = await startMailServer({ slowMs: 120 });
const clock = createTestClock();
const testApp = { database, clock, tokens: createAccessTokens(new Secret('5'.repeat(40)), clock) };

/** Members for whom a message has been unread for a day. */
async function addWaiting(count: number): Promise<string[]> {
  const members = await Promise.all(Array.from({ length: count }, () => createMember(testApp)));
  for (const member of members) {
    const partner = await createMember(testApp);
    await createMatch(testApp, member, partner);
    await database.pool.query(
      `insert into notifications (user_id, kind, actor_id, created_at) values ($1, 'message', $2, now() - interval ` +
        `'1 day')`,
      [member.id, partner.id],
    );
  }
  return members.map(({ id }) => `member-${id}@mwanzo.test`);
}

test(
  `workers that are killed ${kills} times while they send lose no mail, and send none more than twice`,
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    const addresses: string[] = [];
    const environment = { MAILS_ABOUT: 'notices', DATABASE_URL: url, SMTP_URL: server.url };
    for (let kill = 0; kill < kills; kill += 1) {
      addresses.push(...(await addWaiting(membersEach)));
      const before = server.received.length;
      const worker = startProcess('server/src/jobs/mail-worker.fixture.ts', environment);
      await worker.address();
      await server.waitFor(before + 1);
      // The process is killed at a random stage of sending a mail.
      await wait(Math.random() * 300);
      worker.signal('SIGKILL');
      await worker.exitCode();
    }
    startProcess('server/src/jobs/mail-worker.fixture.ts', environment);
    const open = async () =>
      (await database.pool.query('select 1 from notice_mails where ended_at is null')).rowCount ?? 0;
    const collected = async () => (await database.pool.query('select 1 from notice_mails')).rowCount;
    await expect
      .poll(async () => [await collected(), await open()], { timeout: 60_000, interval: 250 })
      .toEqual([addresses.length, 0]);
    const counts = addresses.map((address) => server.received.filter(({ to }) => to === address).length);
    expect(counts.filter((count) => count === 0)).toEqual([]);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  },
);
