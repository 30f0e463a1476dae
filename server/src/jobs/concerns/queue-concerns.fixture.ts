import { randomBytes, randomUUID } from 'node:crypto';
import * as due from '../due-work.fixture.ts';
import type { queuedJobs } from '../queued-jobs.ts';
import { aged, alsoSpared, ago, day, hour, minute, now, type Concern, type JobWorld } from './concern.fixture.ts';

/** A member of whose match there is news. */
async function notify(world: JobWorld, at: Date, more: Record<string, unknown> = {}): Promise<void> {
  const [one, other] = await due.joinMatch(world);
  await due.insert(world, 'member_settings', { user_id: one.id });
  const notice = { user_id: one.id, kind: 'match', actor_id: other.id, created_at: at, push_batch: 1, ...more };
  await due.insert(world, 'notifications', notice);
}

/** A member with a browser, for whom there is news. */
async function notifyBrowser(world: JobWorld, values: Record<string, unknown> = {}): Promise<void> {
  const [one, other] = await due.joinMatch(world);
  await due.subscribe(world, one);
  const notice = { user_id: one.id, kind: 'match', actor_id: other.id, created_at: now, ...values };
  await due.insert(world, 'notifications', notice);
}

async function plan(world: JobWorld, check_in_at: Date, values: Record<string, unknown> = {}): Promise<void> {
  const { id: user_id } = await due.join(world);
  const what = { client_id: randomUUID(), partner_id: 1, partner_name: 'Brian', place: 'Java House' };
  const secrets = { nonce: randomBytes(16), secret_hash: randomBytes(32) };
  const times = { created_at: ago(9 * hour), meets_at: ago(5 * hour), check_in_at, closes_at: ago(-day) };
  const friend_email = `friend-${user_id}@mwanzo.test`;
  await due.insert(world, 'date_plans', { user_id, ...what, ...secrets, ...times, friend_email, ...values });
}

const reminded = { reminded_at: ago(hour) };

async function paid(world: JobWorld, values: Record<string, unknown> = {}): Promise<void> {
  const { id: user_id } = await due.join(world);
  const bought = { paid_at: now, starts_at: now, ends_at: ago(-day), receipt_due_at: ago(-hour) };
  await due.order(world, { user_id, state: 'paid', ...bought, ...values });
}

async function accountMail(world: JobWorld, values: Record<string, unknown> = {}): Promise<void> {
  const member = await due.join(world);
  const mail = { kind: 'password', email: due.addressOf(member), created_at: now };
  await due.insert(world, 'account_mails', { user_id: member.id, ...mail, ...values });
}

export const queueConcerns: Readonly<Record<keyof typeof queuedJobs, Concern>> = {
  'collect mails': {
    ...alsoSpared(aged({ news: [12 * hour, notify] }), {
      'news that were read': (world) => notify(world, ago(day), { read_at: ago(hour) }),
    }),
    changes: [
      'notice_mails:insert',
      'notice_mails:update ended_at outcome',
      'notice_mails:update handovers',
      'notifications:update mail_collected_at',
      'notifications:update mail_id',
    ],
    tells: ['mail to member'],
  },
  'collect mails about dates': {
    ...alsoSpared(
      aged({
        'a reminder': [-10 * minute, plan],
        'an alert': [15 * minute, (world, at) => plan(world, at, reminded)],
      }),
      {
        'a member who is fine': (world) => plan(world, ago(hour), { ...reminded, fine_at: ago(hour) }),
        'a friend who was told': (world) => plan(world, ago(hour), { ...reminded, alerted_at: ago(minute) }),
        'a plan without a friend': (world) => plan(world, ago(hour), { ...reminded, friend_email: null }),
      },
    ),
    changes: ['date_plans:update reminded_at', 'date_plans:update alerted_at'],
    tells: ['mail to member', 'mail to friend'],
  },
  'collect mails of receipts': {
    concerned: { 'a payment': paid },
    spared: {
      'a payment with a mailed receipt': (world) => paid(world, { receipt_mailed_at: ago(hour) }),
      'no payment': (world) => paid(world, { state: 'failed' }),
    },
    changes: ['payment_orders:update receipt_mailed_at'],
    tells: ['mail to member'],
  },
  'collect mails about accounts': {
    concerned: { 'a mail': accountMail },
    spared: { 'a mail that has ended': (world) => accountMail(world, { ended_at: now, outcome: 'sent' }) },
    changes: ['account_mails:update ended_at outcome', 'reset_requests:delete'],
    tells: ['mail to member'],
    also: [
      'forget links of mails: a request, a millisecond younger',
      'forget links of mails: a mail that is not sent, a millisecond younger',
    ],
  },
  'collect pushes': {
    concerned: { news: notifyBrowser },
    spared: { 'news that were read': (world) => notifyBrowser(world, { read_at: now }) },
    changes: [
      'notifications:update push_batch',
      'push_subscriptions:update news_batch',
      'push_subscriptions:update news_batch told_batch',
    ],
    tells: ['push'],
    // Whatever is new is looked at once.
    ofAnybody: [
      'notifications:update push_batch',
      'push_subscriptions:update news_batch',
      'push_subscriptions:update news_batch told_batch',
    ],
  },
  'collect screenings': {
    concerned: { 'a submission': (world) => due.submit(world, { submitted_at: now, consent: 1 }) },
    spared: {
      'a submission without a consent': (world) => due.submit(world, { submitted_at: now }),
      'a decided submission': (world) =>
        due.submit(world, { submitted_at: now, consent: 1, status: 'approved', decision: 'approve', decided_at: now }),
    },
    changes: ['verification_screenings:insert', 'verification_screenings:update finished_at flags scores'],
  },
};
