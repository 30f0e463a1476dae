import type { MemberEvent } from '@mwanzo/contract/events';
import { expect, test } from 'vitest';
import { Secret } from '../config/secret.ts';
import { createWebPusher } from '../gateways/push/web-pusher.ts';
import { makeVapidKey, publicVapidKey } from '../config/vapid-keys.ts';
import { createSmtpMailer } from '../gateways/mail/smtp-mailer.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { queuedJobs, type QueuedJob } from './queued-jobs.ts';

const key = makeVapidKey();
const vapid = { publicKey: publicVapidKey(key), privateKey: new Secret(key), subject: 'mailto:a@b.test' };
const { dependencies, events, config } = await buildTestApp();
const mailer = createSmtpMailer({ url: new Secret('smtp://127.0.0.1:1'), from: 'hello@mwanzo.example' });
const { secretKey, linkKey } = config;
const world = {
  ...dependencies,
  mailer,
  pusher: createWebPusher(vapid),
  siteUrl: 'https://mwanzo.example',
  secretKey,
  linkKey,
};

/** The hurries of a job while something happens. */
function hurriesDuring(job: QueuedJob | null, happen: () => void): number[] {
  const hurries: number[] = [];
  const stop = job?.listen?.((ms) => hurries.push(ms));
  happen();
  stop?.();
  happen();
  return hurries;
}

test('a notification starts the pushes within a second, also of another process, and nothing else does', () => {
  const job = queuedJobs['collect pushes'](world);
  const publish = (event: MemberEvent) => hurriesDuring(job, () => events.publish({ to: [1], event }));
  const hurries = publish({ type: 'notification', kind: 'match' });
  expect(hurries).toHaveLength(1);
  expect(hurries[0]).toBeLessThan(1000);
  expect(publish({ type: 'typing', partner: 2 })).toEqual([]);
});

test('a mail about an account starts at once when it is due', () => {
  const job = queuedJobs['collect mails about accounts'](world);
  expect(hurriesDuring(job, world.mailBell.ring)).toEqual([0]);
});

test.each(['collect mails about dates', 'collect mails about accounts'] as const)(
  '%s: one that could not be sent is tried again within five minutes, however often it has failed',
  (name) => expect(queuedJobs[name](world)?.kind.retrySecondsMax).toBeLessThanOrEqual(300),
);

test('what nothing starts is found within a minute, and a mail about an account within 15 seconds', () => {
  const pauses = Object.values(queuedJobs).flatMap((open) => open(world)?.pauseMs ?? []);
  expect(pauses).toHaveLength(5);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000);
  expect(queuedJobs['collect mails about accounts'](world)?.pauseMs).toBeLessThanOrEqual(15_000);
});

test('a job is null without what it needs, and each has a queue of its own', () => {
  const all = Object.entries(queuedJobs).map(([name, open]) => [name, open(world)] as const);
  expect(all.filter(([, job]) => job === null).map(([name]) => name)).toEqual(['collect screenings']);
  const names = all.flatMap(([, job]) => (job ? [job.kind.name] : []));
  expect(new Set(names).size).toBe(names.length);
  const poor = { ...world, mailer: null, pusher: null };
  expect(Object.values(queuedJobs).filter((open) => open(poor) !== null)).toEqual([]);
});

test('each kind of work has its own patience, and so many at once', () => {
  const screener = { screenDocuments: async () => [], screenPhoto: async () => null } as never;
  const rows = Object.values(queuedJobs).map((open) => {
    const { kind, pauseMs, listen } = open({ ...world, screener }) as QueuedJob;
    const { name, atOnce, retrySeconds, retrySecondsMax, secondsMax } = kind;
    return [name, atOnce, retrySeconds, retrySecondsMax, secondsMax, pauseMs / 1000, listen !== undefined];
  });
  expect(rows).toEqual([
    ['notice-mails', 4, 30, 3600, 300, 60, false],
    ['date-mails', 4, 30, 300, 300, 60, false],
    ['receipt-mails', 4, 30, 3600, 300, 60, false],
    ['account-mails', 4, 5, 60, 300, 15, true],
    ['pushes', 8, 10, 900, 60, 30, true],
    ['screenings', 2, 30, 300, 180, 10, false],
  ]);
});
