import { randomBytes, randomUUID } from 'node:crypto';
import { chatMediaLimits } from '@mwanzo/contract/limits';
import { premiumTrial } from '@mwanzo/contract/billing/products';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { expect, test } from 'vitest';
import { makePhotoKey } from '../gateways/photo-storage/photo-storage.ts';
import { randomId } from '../gateways/random-id.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { cleanUp, type hourlyJobs } from './clean-up.ts';
import * as due from './due-work.fixture.ts';

// started-jobs.test.ts sees that each job forgets what is long over. Here each meets what is over since a second, and
// what is over in a second, half an hour after midnight in Nairobi, where UTC is still yesterday.

const testApp = await buildTestApp();
const { clock, config, database, dependencies, tokens } = testApp;
const now = new Date('2026-11-26T21:30:00Z');
clock.set(now);
const { vault, photoStorage } = dependencies;
const outside = { mailedTo: () => [], pushedTags: () => [], pushTarget: { endpoint: '', p256dh: '', auth: '' } };
const world: due.DueWorld = { database, tokens, dataDir: config.dataDir, vault, photoStorage, ...outside };

const [secondMs, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** The age in ms at which something is forgotten, and how to make it. What is made tells whether it is still there. */
type Kept = readonly [age: number, make: (at: Date) => Promise<() => Promise<boolean>>];

async function row(table: string, values: Record<string, unknown>) {
  const isGone = await due.goes(world, table, values);
  return async () => !(await isGone());
}
const memberId = async () => (await due.join(world)).id;

/** A report with a message, in a case that is decided like this. */
async function reported(decided: Record<string, unknown>) {
  const id = await memberId();
  const closed = { reported_id: id, is_urgent: false, reports: 1, decided_by: 1, ...decided };
  await due.insert(world, 'report_cases', { opened_at: before(now, 365 * day), ...closed });
  await database.pool.query(
    `with said as (
       insert into reports (case_id, reason, text, created_at)
       select id, 'money', '', opened_at from report_cases where reported_id = $1 returning id
     )
     insert into report_messages (report_id, message_id, is_from_reported, text, sent_at, was_deleted, is_reported)
     select id, $1, true, 'Nitumie pesa', now(), false, true from said`,
    [id],
  );
  return () => due.has(world, 'report_messages', 'message_id = $1', id);
}

const ownRow = async (table: string, values: Record<string, unknown>) =>
  row(table, { user_id: await memberId(), ...values });

const grant = async () => ({ moderator_id: (await due.join(world, { role: 'moderator' })).id, opened: 60 });
const mail = { kind: 'password', email: 'asha@mwanzo.test' };
const warned = { decision: 'warn', reason: 'money' };

/** The jobs that forget nothing for its age. */
type Timeless =
  | `${'remind of' | 'tell' | 'open' | 'hash' | 'look for'} ${string}`
  | 'remove what a dead backup kept aside'
  | `forget what ${'deleted photos looked like' | 'was learned of those who stopped it'}`;

const kept: Readonly<Record<Exclude<keyof typeof hourlyJobs, Timeless>, Readonly<Record<string, Kept>>>> = {
  'end undecided verifications': {
    submission: [
      72 * hour,
      async (submitted_at) => {
        const selfie = await due.submit(world, { submitted_at });
        const waits = () => due.has(world, 'verifications', `status = 'pending' and selfie_key = $1`, selfie);
        return async () => (await waits()) || due.isKept(world, selfie);
      },
    ],
  },
  'erase decided documents': {
    selfie: [
      24 * hour,
      async (decided_at) => {
        const decided = { status: 'approved', decision: 'approve', decided_at };
        const selfie = await due.submit(world, { submitted_at: before(decided_at, hour), ...decided });
        return () => due.isKept(world, selfie);
      },
    ],
  },
  'delete closed date plans': {
    plan: [
      0,
      (closes_at) => {
        const times = { created_at: before(closes_at, day), meets_at: before(closes_at, 2 * hour) };
        const plan = { client_id: randomUUID(), partner_id: 1, partner_name: 'Brian', place: 'Java', ...times };
        const secrets = { nonce: randomBytes(16), secret_hash: randomBytes(32) };
        return ownRow('date_plans', { ...plan, ...secrets, check_in_at: before(closes_at, hour), closes_at });
      },
    ],
  },
  'forget links of mails': {
    'a mail that was sent': [
      day,
      (ended_at) => ownRow('account_mails', { ...mail, created_at: before(ended_at, hour), ended_at, outcome: 'sent' }),
    ],
    'a mail that is not sent': [11 * day, (created_at) => ownRow('account_mails', { ...mail, created_at })],
    'a link': [
      11 * day,
      (created_at) => {
        const link = { purpose: 'undo', email: mail.email, nonce: randomBytes(32), token_hash: randomBytes(32) };
        return ownRow('account_links', { ...link, created_at });
      },
    ],
    'a request': [
      day,
      (asked_at) => row('reset_requests', { email: `${randomUUID()}@a.test`, is_known_device: false, asked_at }),
    ],
  },
  'forget ended sessions': {
    'a session that has expired': [
      day,
      (expires_at) => ownRow('sessions', { id: randomId(), created_at: before(expires_at, day), expires_at }),
    ],
    'a session that was ended': [
      day,
      (ended_at) => {
        const times = { created_at: before(ended_at, day), expires_at: before(now, -day), ended_at };
        return ownRow('sessions', { id: randomId(), ...times });
      },
    ],
    'its number': [hour, (ended_at) => row('ended_sessions', { id: randomId(), ended_at })],
    'a token of a deleted account': [
      day,
      (ended_at) => row('deleted_sessions', { token_hash: randomBytes(32), ended_at }),
    ],
  },
  'forget decided changes': {
    name: [
      10 * minute,
      (decided_at) => ownRow('decided_changes', { id: randomId(), old_name: 'Amina', new_name: 'Asha', decided_at }),
    ],
  },
  'forget answered questions for documents': {
    'a question': [hour, async (asked_at) => row('document_grants', { ...(await grant()), asked_at })],
    'an answer': [
      hour,
      async (answered_at) =>
        row('document_grants', { ...(await grant()), asked_at: before(answered_at, hour), answer: 'yes', answered_at }),
    ],
  },
  'forget the messages of final decisions': {
    'of a dismissal': [10 * minute, (decided_at) => reported({ decision: 'dismiss', decided_at })],
    'of a warning without an appeal': [180 * day, (decided_at) => reported({ ...warned, decided_at })],
    'of an appeal': [
      10 * minute,
      (at) => {
        const appealed = { decided_at: before(at, hour), appealed_at: before(at, hour), appeal_text: 'No' };
        return reported({
          ...warned,
          ...appealed,
          appeal_outcome: 'uphold',
          appeal_decided_by: 2,
          appeal_decided_at: at,
        });
      },
    ],
  },
  'forget phones of deleted members': {
    phone: [
      hour,
      async (prompted_at) => {
        const order = { state: 'expired', created_at: before(prompted_at, minute), prompted_at };
        const code = await due.order(world, { ...order, phone_hash: randomBytes(32) });
        return () => due.has(world, 'payment_orders', 'phone_hash is not null and code = $1', code);
      },
    ],
  },
  'forget the trials of deleted members': {
    mark: [
      premiumTrial.rememberedDays * day,
      (started_at) => row('premium_trials', { mark: randomBytes(32), started_at }),
    ],
  },
  'forget what happened to payments': {
    event: [
      // Thirteen months and a day.
      now.getTime() - Date.parse('2025-10-25T21:30:00Z'),
      async (created_at) => {
        const code = await due.order(world, { state: 'failed', created_at });
        const event = `insert into payment_events (order_id, kind, code, created_at)
          select id, 'query', '0', $2 from payment_orders where code = $1`;
        await database.pool.query(event, [code, created_at]);
        const events = 'payment_events join payment_orders on payment_orders.id = order_id';
        return () => due.has(world, events, 'payment_orders.code = $1', code);
      },
    ],
  },
  'forget old tries': {
    tries: [hour, (began_at) => row('account_tries', { subject: randomBytes(32), began_at, tries: 1 })],
  },
  'forget held messages': {
    message: [
      hour,
      async (held_at) =>
        row('held_messages', {
          sender_id: await memberId(),
          receiver_id: await memberId(),
          text_hash: randomBytes(32),
          held_at,
        }),
    ],
  },
  'forget what networks saw': {
    'the day': [30 * minute, (at) => row('network_usage', { network: randomBytes(32), day: nairobiDay(at) })],
  },
  'forget what members used': {
    'a week': [7 * day + 30 * minute, (at) => ownRow('daily_usage', { day: nairobiDay(at) })],
  },
  'remove uploads that were not sent': {
    photo: [
      chatMediaLimits.unsentHours * hour,
      async (created_at) => {
        const media = { id: randomId(), storage_key: makePhotoKey(), owner_id: await memberId(), partner_id: 1 };
        return row('message_media', { ...media, kind: 'photo', bytes: 5, width: 1, height: 1, created_at });
      },
    ],
  },
};

test('the hourly jobs forget nothing a second before its time, and all of it a second after', async () => {
  const made: { readonly what: string; readonly isThere: () => Promise<boolean>; readonly isYoung: boolean }[] = [];
  for (const [job, kinds] of Object.entries(kept))
    for (const [kind, [age, make]] of Object.entries(kinds))
      for (const isYoung of [true, false]) {
        const at = before(now, age + (isYoung ? -secondMs : secondMs));
        made.push({ what: `${job}: ${kind}`, isThere: await make(at), isYoung });
      }
  const onFailure = (job: string, error: unknown) => expect.fail(`${job}: ${String(error)}`);
  await cleanUp({ ...dependencies, onFailure, onSwept: () => {}, onSealed: () => {} }, { maySweep: false });
  const wrong: string[] = [];
  for (const { what, isThere, isYoung } of made)
    if ((await isThere()) !== isYoung) wrong.push(`${what} ${isYoung ? 'went too early' : 'stayed too long'}`);
  expect(wrong).toEqual([]);
});
