import { randomBytes, randomUUID } from 'node:crypto';
import { randomId } from '../../gateways/random-id.ts';
import * as due from '../due-work.fixture.ts';
import {
  aged,
  alsoSpared,
  ago,
  day,
  hour,
  memberId,
  minute,
  now,
  older,
  ownRow,
  type Concern,
  type JobWorld,
} from './concern.fixture.ts';
import type { JobName } from './run-jobs.fixture.ts';

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** A report with a message, in a case that is decided like this. */
async function report(world: JobWorld, decided: Record<string, unknown>): Promise<void> {
  const closed = { is_urgent: false, reports: 1, decided_by: 1, opened_at: ago(365 * day), ...decided };
  const reported_id = await memberId(world);
  await due.insert(world, 'report_cases', { reported_id, ...closed });
  await world.database.pool.query(
    `with said as (
       insert into reports (case_id, reason, text, created_at)
       select id, 'money', '', opened_at from report_cases where reported_id = $1 returning id
     )
     insert into report_messages (report_id, message_id, is_from_reported, text, sent_at, was_deleted, is_reported)
     select id, $1, true, 'Nitumie pesa', now(), false, true from said`,
    [reported_id],
  );
}

/** A moderator's question. Nobody of this world but one moderator is told of cases. */
async function ask(world: JobWorld, values: Record<string, unknown>): Promise<void> {
  const moderator_id = await memberId(world);
  await due.insert(world, 'document_grants', { moderator_id, opened: 60, ...values });
}

const mail = { kind: 'password', email: 'asha@mwanzo.test' };
const warned = { decision: 'warn', reason: 'money' };
const decided = { status: 'approved', decision: 'approve' };

/** A month of Premium, or something else that ends then. */
async function period(world: JobWorld, ends_at: Date, values: Record<string, unknown> = {}): Promise<void> {
  const paid = { source: 'paid', order_id: randomId(), product: 'month', starts_at: ago(40 * day), created_at: now };
  await ownRow(world, 'premium_periods', { ...paid, ends_at, stops_at: ends_at, ...values });
}

async function askedBan(world: JobWorld, until: Date, values: Record<string, unknown> = {}): Promise<void> {
  const [reported_id, decided_by] = [await memberId(world), await memberId(world)];
  const asked = { decision: 'suspend', reason: 'money', until, decided_by, ban_asked_at: ago(18 * hour) };
  const times = { opened_at: ago(20 * hour), decided_at: ago(18 * hour) };
  await due.insert(world, 'report_cases', { reported_id, is_urgent: false, ...asked, ...times, ...values });
}

/** Warnings about one sender, each to another receiver. */
async function warn(world: JobWorld, ...sentAt: readonly Date[]): Promise<number> {
  const sender_id = await memberId(world);
  for (const [at, last_sent_at] of sentAt.entries())
    await due.insert(world, 'message_warnings', {
      sender_id,
      receiver_id: at + 1,
      kind: 'money',
      sent: 1,
      last_sent_at,
    });
  return sender_id;
}

/** The hourly jobs about cases, accounts and plans. */
export const concernsOfPeople = {
  'end undecided verifications': {
    ...aged({ submission: [72 * hour, (world, submitted_at) => due.submit(world, { submitted_at })] }),
    changes: ['verifications:update decided_at decision reason_code status', 'notifications:insert'],
    tells: ['event verification', 'event notification of verification'],
  },
  'erase decided documents': {
    ...aged({
      decision: [
        day,
        (world, decided_at) => due.submit(world, { submitted_at: before(decided_at, hour), ...decided, decided_at }),
      ],
    }),
    changes: ['verifications:update document_key selfie_key', 'file:delete'],
    also: ['end undecided verifications: submission'],
  },
  'delete closed date plans': {
    ...aged({
      plan: [
        0,
        (world, closes_at) => {
          const times = { created_at: before(closes_at, day), meets_at: before(closes_at, 2 * hour) };
          const plan = { client_id: randomUUID(), partner_id: 1, partner_name: 'Brian', place: 'Java', ...times };
          const secrets = { nonce: randomBytes(16), secret_hash: randomBytes(32) };
          // Its mails are over.
          const mails = { reminded_at: before(closes_at, hour), check_in_at: before(closes_at, hour), closes_at };
          return ownRow(world, 'date_plans', { ...plan, ...secrets, ...mails });
        },
      ],
    }),
    changes: ['date_plans:delete'],
  },
  'forget links of mails': {
    ...aged({
      'a mail that was sent': [
        older(day),
        (world, ended_at) =>
          ownRow(world, 'account_mails', { ...mail, created_at: before(ended_at, hour), ended_at, outcome: 'sent' }),
      ],
      'a mail that is not sent': [
        older(11 * day),
        (world, created_at) => ownRow(world, 'account_mails', { ...mail, created_at }),
      ],
      'a link': [
        older(11 * day),
        (world, created_at) => {
          const link = { purpose: 'undo', email: mail.email, nonce: randomBytes(32), token_hash: randomBytes(32) };
          return ownRow(world, 'account_links', { ...link, created_at });
        },
      ],
      'a request': [
        older(day),
        (world, asked_at) =>
          due.insert(world, 'reset_requests', { email: `${randomUUID()}@a.test`, is_known_device: false, asked_at }),
      ],
    }),
    changes: ['account_mails:delete', 'account_links:delete', 'reset_requests:delete'],
  },
  'forget ended sessions': {
    ...aged({
      'a session that has expired': [
        older(day),
        (world, expires_at) =>
          ownRow(world, 'sessions', { id: randomId(), created_at: before(expires_at, day), expires_at }),
      ],
      'a session that was ended': [
        older(day),
        (world, ended_at) => {
          const times = { created_at: before(ended_at, day), expires_at: ago(-day), ended_at };
          return ownRow(world, 'sessions', { id: randomId(), ...times });
        },
      ],
      'its number': [
        older(hour),
        (world, ended_at) => due.insert(world, 'ended_sessions', { id: randomId(), ended_at }),
      ],
      'a token of a deleted account': [
        older(day),
        (world, ended_at) => due.insert(world, 'deleted_sessions', { token_hash: randomBytes(32), ended_at }),
      ],
    }),
    changes: ['sessions:delete', 'ended_sessions:delete', 'deleted_sessions:delete'],
  },
  'remind of the end of Premium': {
    ...alsoSpared(
      aged({
        'three days before': [-3 * day, (world, at) => period(world, at)],
        'one day before': [-day, (world, at) => period(world, at, { reminded_days: 3 })],
        'the end': [0, (world, at) => period(world, at, { reminded_days: 1 })],
      }),
      {
        'a week': (world) => period(world, now, { product: 'week' }),
        'a month that was given back': (world) => period(world, now, { revoked_at: ago(day) }),
        'a month that ended three days ago': (world) => period(world, ago(3 * day)),
        'a month of which they were told': (world) => period(world, ago(-3 * day), { reminded_days: 3 }),
      },
    ),
    changes: ['premium_periods:update reminded_days', 'notifications:insert'],
    tells: ['event notification of premium'],
  },
  'tell reviewers of asked sanctions': {
    ...alsoSpared(aged({ 'a suspension that ends': [-6 * hour, (world, until) => askedBan(world, until)] }), {
      'a suspension that is over': (world) => askedBan(world, now),
      'a sanction of which they were told': (world) => askedBan(world, ago(-hour), { asked_told_at: ago(hour) }),
    }),
    changes: ['report_cases:update asked_told_at', 'notifications:insert'],
    tells: ['event notification of report'],
  },
  'open cases of warned members': {
    concerned: { 'three are warned': (world) => warn(world, ago(30 * day), ago(day), now) },
    spared: {
      'one of three is a millisecond too old': (world) => warn(world, ago(30 * day + 1), ago(day), now),
      'two are warned': (world) => warn(world, ago(day), now),
      'a case was dismissed': async (world) => {
        const reported_id = await warn(world, ago(3 * day), ago(2 * day), ago(day));
        const dismissed = { decision: 'dismiss', decided_by: 1, decided_at: ago(30 * day), opened_at: ago(31 * day) };
        await due.insert(world, 'report_cases', { reported_id, is_urgent: false, ...dismissed });
      },
    },
    changes: ['report_cases:insert'],
  },
  'forget decided changes': {
    ...aged({
      name: [
        10 * minute,
        (world, decided_at) =>
          ownRow(world, 'decided_changes', { id: randomId(), old_name: 'Amina', new_name: 'Asha', decided_at }),
      ],
    }),
    changes: ['decided_changes:delete'],
  },
  'forget answered questions for documents': {
    ...aged({
      'a question': [hour, (world, asked_at) => ask(world, { asked_at })],
      'an answer': [
        hour,
        (world, answered_at) => ask(world, { asked_at: before(answered_at, hour), answer: 'yes', answered_at }),
      ],
    }),
    changes: ['document_grants:delete'],
  },
  'forget the messages of final decisions': {
    ...alsoSpared(
      aged({
        'of a dismissal': [10 * minute, (world, decided_at) => report(world, { decision: 'dismiss', decided_at })],
        'of a warning without an appeal': [180 * day, (world, decided_at) => report(world, { ...warned, decided_at })],
        'of an appeal': [
          10 * minute,
          (world, appeal_decided_at) => {
            const at = before(appeal_decided_at, hour);
            const appealed = { decided_at: at, appealed_at: at, appeal_text: 'No', appeal_decided_by: 2 };
            return report(world, { ...warned, ...appealed, appeal_outcome: 'uphold', appeal_decided_at });
          },
        ],
      }),
      {
        'of an appeal that waits': (world) =>
          report(world, { ...warned, decided_at: ago(200 * day), appealed_at: ago(100 * day), appeal_text: 'No' }),
        'of an open case': (world) => report(world, { decided_by: null }),
      },
    ),
    changes: ['report_messages:delete'],
  },
} satisfies Partial<Record<JobName, Concern>>;
