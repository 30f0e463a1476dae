import { expect, onTestFinished, test } from 'vitest';
import type { Pusher } from '../gateways/push/pusher.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../testing/factories.ts';
import { startQueuedJobs } from './start-queued-jobs.ts';

const testApp = await buildTestApp();
const { config, database, dependencies, events } = testApp;

/** Starts the jobs of a server that has nothing but a service for pushes. Returns to whom it has pushed. */
async function startPushes(): Promise<string[]> {
  const pushedTo: string[] = [];
  const pusher: Pusher = {
    publicKey: 'key',
    mayPushTo: () => true,
    async send({ endpoint }) {
      pushedTo.push(endpoint);
      return 'sent';
    },
    close: () => {},
  };
  const { linkKey, secretKey } = config;
  const links = { linkKey, secretKey, siteUrl: 'https://mwanzo.example' };
  const given = { ...dependencies, ...links, mailer: null, screener: null, pusher };
  const onFailure = (job: string, error: unknown) => expect.fail(`${job}: ${String(error)}`);
  const { connectionString = '' } = database.pool.options;
  const started = await startQueuedJobs(connectionString, { ...given, onFailure });
  onTestFinished(async () => {
    for (const each of started) await each.stop();
  });
  return pushedTo;
}

const endpointOf = ({ id }: TestMember) => `https://push.example/${id}`;

async function subscribe(member: TestMember): Promise<void> {
  await database.pool.query('insert into member_settings (user_id, quiet_from, quiet_to) values ($1, 0, 0)', [
    member.id,
  ]);
  await database.pool.query(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at, told_batch)
     values ($1, $2, 'p', 'a', now(), 0)`,
    [member.id, endpointOf(member)],
  );
}

const notify = (member: TestMember, of: TestMember) =>
  database.pool.query(
    `insert into notifications (user_id, kind, actor_id, created_at) values ($1, 'match', $2, now())`,
    [member.id, of.id],
  );

test('news that come between two rounds are pushed at once, not by the next round', async () => {
  const [first, second] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
  await createMatch(testApp, first, second);
  for (const member of [first, second]) await subscribe(member);
  await notify(first, second);
  const pushedTo = await startPushes();
  // Once the first round is over, the next one is half a minute away.
  await expect.poll(() => pushedTo, { timeout: 20_000 }).toEqual([endpointOf(first)]);
  await notify(second, first);
  events.publish({ to: [second.id], event: { type: 'notification', kind: 'match' } });
  await expect.poll(() => pushedTo, { timeout: 20_000 }).toEqual([endpointOf(first), endpointOf(second)]);
});
