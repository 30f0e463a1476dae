import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { makePhotoKey } from '../gateways/photo-storage/photo-storage.ts';
import { randomId } from '../gateways/random-id.ts';
import type { hourlyJobs } from './clean-up.ts';
import * as due from './due-work.fixture.ts';

export const dueHourly: Readonly<Record<keyof typeof hourlyJobs, due.MakeDue>> = {
  'end undecided verifications': async (world) => {
    const selfie = await due.submit(world, { submitted_at: due.daysAgo(3.1) });
    // The next job erases the documents and forgets the keys.
    return async () => !(await due.has(world, 'verifications', `status = 'pending' and selfie_key = $1`, selfie));
  },
  'erase decided documents': async (world) => {
    const decided = { status: 'approved', decision: 'approve', decided_at: due.daysAgo(1.1) };
    const selfie = await due.submit(world, { submitted_at: due.daysAgo(2), ...decided });
    return async () => !(await due.isKept(world, selfie));
  },
  'delete closed date plans': async (world) => {
    const { id: user_id } = await due.join(world);
    return due.goes(world, 'date_plans', {
      user_id,
      client_id: randomUUID(),
      partner_id: 1,
      partner_name: 'Brian',
      place: 'Java House',
      created_at: due.daysAgo(4),
      meets_at: due.daysAgo(3),
      check_in_at: due.daysAgo(2),
      closes_at: due.daysAgo(1),
      nonce: randomBytes(16),
      secret_hash: randomBytes(32),
    });
  },
  'forget links of mails': async (world) => {
    const { id: user_id } = await due.join(world);
    const mail = { user_id, kind: 'password', email: 'gone@mwanzo.test', created_at: due.daysAgo(3) };
    return due.goes(world, 'account_mails', { ...mail, ended_at: due.daysAgo(2), outcome: 'sent' });
  },
  'forget ended sessions': async (world) => {
    const { id: user_id } = await due.join(world);
    return due.goes(world, 'sessions', {
      id: randomId(),
      user_id,
      created_at: due.daysAgo(90),
      expires_at: due.daysAgo(2),
    });
  },
  'remind of the end of Premium': async (world) => {
    const member = await due.join(world);
    await due.givePremium(world, member, { source: 'paid', starts_at: due.daysAgo(28), ends_at: due.daysAgo(-2) });
    return () => due.isNotified(world, member, 'premium');
  },
  'tell reviewers of asked sanctions': async (world) => {
    const asking = await due.join(world, { role: 'moderator' });
    const answering = await due.join(world, { role: 'moderator' });
    const { id: reported_id } = await due.join(world);
    const at = due.hoursAgo(23);
    const decided = { decision: 'suspend', reason: 'money', until: due.hoursAgo(-1), decided_by: asking.id };
    const asked = { ...decided, decided_at: at, ban_asked_at: at };
    await due.insert(world, 'report_cases', { reported_id, opened_at: at, is_urgent: false, ...asked });
    return () => due.isNotified(world, answering, 'report');
  },
  'open cases of warned members': async (world) => {
    const { id: sender_id } = await due.join(world);
    for (const receiver_id of [1, 2, 3]) {
      const warning = { sender_id, receiver_id, kind: 'money', sent: 1, last_sent_at: new Date() };
      await due.insert(world, 'message_warnings', warning);
    }
    return () => due.has(world, 'report_cases', 'reported_id = $1', sender_id);
  },
  'forget decided changes': async (world) => {
    const { id: user_id } = await due.join(world);
    const change = { user_id, id: randomId(), old_name: 'Amina', new_name: 'Asha', decided_at: due.daysAgo(30) };
    return due.goes(world, 'decided_changes', change);
  },
  'forget answered questions for documents': async (world) => {
    const { id: moderator_id } = await due.join(world, { role: 'moderator' });
    return due.goes(world, 'document_grants', { moderator_id, opened: 10, asked_at: due.daysAgo(30) });
  },
  'forget the messages of final decisions': async (world) => {
    const { id } = await due.join(world);
    await world.database.pool.query(
      `with closed as (
         insert into report_cases (reported_id, opened_at, is_urgent, reports, decision, decided_by, decided_at)
         values ($1, $2, false, 1, 'dismiss', 1, $2) returning id
       ), said as (
         insert into reports (case_id, reason, text, created_at) select id, 'money', '', $2 from closed returning id
       )
       insert into report_messages (report_id, message_id, is_from_reported, text, sent_at, was_deleted, is_reported)
       select id, $1, true, 'Nitumie pesa', $2, false, true from said`,
      [id, due.daysAgo(365)],
    );
    return async () => !(await due.has(world, 'report_messages', 'message_id = $1', id));
  },
  'look for lost receipts': async (world) => {
    const { id: user_id } = await due.join(world);
    const paid = { paid_at: due.daysAgo(1), starts_at: due.daysAgo(1), ends_at: due.daysAgo(-1) };
    const code = await due.order(world, { user_id, state: 'paid', ...paid });
    return () => due.has(world, 'payment_orders', 'receipt_due_at is not null and code = $1', code);
  },
  'forget phones of deleted members': async (world) => {
    const old = { state: 'expired', created_at: due.daysAgo(2) };
    const code = await due.order(world, { ...old, phone_hash: randomBytes(32) });
    return () => due.has(world, 'payment_orders', 'phone_hash is null and code = $1', code);
  },
  'forget the trials of deleted members': (world) =>
    due.goes(world, 'premium_trials', { mark: randomBytes(32), started_at: due.daysAgo(3 * 365) }),
  'forget what happened to payments': async (world) => {
    const created_at = due.daysAgo(2 * 365);
    const code = await due.order(world, { state: 'expired', created_at });
    await world.database.pool.query(
      `insert into payment_events (order_id, kind, code, created_at)
       select id, 'query', '0', $2 from payment_orders where code = $1`,
      [code, created_at],
    );
    const events = 'payment_events join payment_orders on payment_orders.id = order_id';
    return async () => !(await due.has(world, events, 'payment_orders.code = $1', code));
  },
  'forget old tries': (world) =>
    due.goes(world, 'account_tries', { subject: randomBytes(32), began_at: due.daysAgo(1), tries: 1 }),
  'forget held messages': async (world) => {
    const [{ id: sender_id }, { id: receiver_id }] = await due.joinMatch(world);
    const held = { sender_id, receiver_id, text_hash: randomBytes(32), held_at: due.daysAgo(1) };
    return due.goes(world, 'held_messages', held);
  },
  'forget what networks saw': (world) =>
    due.goes(world, 'network_usage', { network: randomBytes(32), day: due.daysAgo(2) }),
  'forget what was learned of those who stopped it': async (world) => {
    const { id: user_id } = await due.join(world);
    await due.insert(world, 'member_settings', { user_id, stopped_learning_at: new Date() });
    return due.goes(world, 'matching_states', { user_id });
  },
  'forget what members used': async (world) => {
    const { id: user_id } = await due.join(world);
    return due.goes(world, 'daily_usage', { user_id, day: due.daysAgo(10) });
  },
  'remove uploads that were not sent': async (world) => {
    const { id: owner_id } = await due.join(world);
    const photo = { kind: 'photo', bytes: 5, width: 1, height: 1, created_at: due.daysAgo(3) };
    const media = { id: randomId(), storage_key: makePhotoKey(), owner_id, partner_id: 1, ...photo };
    return due.goes(world, 'message_media', media);
  },
  'forget what deleted photos looked like': async (world) => {
    const { id: user_id } = await due.join(world);
    return due.goes(world, 'photo_looks', { photo_id: randomId(), user_id, looks: '{}' });
  },
  'remove what a dead backup kept aside': async ({ photoStorage, dataDir }) => {
    const key = makePhotoKey();
    await photoStorage.hold();
    await photoStorage.put(key, [{ width: 160, bytes: Buffer.from('a photo') }]);
    await photoStorage.remove(key);
    return () => !existsSync(path.join(dataDir, 'media/held')) && !existsSync(path.join(dataDir, 'media/released'));
  },
  'hash old photos': async (world) => {
    const { id: user_id } = await due.join(world);
    const [id, storage_key] = [randomId(), makePhotoKey()];
    await world.photoStorage.put(storage_key, [{ width: 1080, bytes: Buffer.from('a damaged photo') }]);
    const photo = { id, user_id, position: 0, storage_key, width: 1080, height: 1080, thumbhash: '' };
    await due.insert(world, 'photos', { ...photo, created_at: new Date() });
    return () => due.has(world, 'photo_looks', 'photo_id = $1', id);
  },
};
