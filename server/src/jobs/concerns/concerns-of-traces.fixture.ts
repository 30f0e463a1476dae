import { randomBytes } from 'node:crypto';
import { premiumTrial } from '@mwanzo/contract/billing/products';
import { chatMediaLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { randomId } from '../../gateways/random-id.ts';
import { makePhotoKey } from '../../gateways/photo-storage/photo-storage.ts';
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

const paid = { state: 'paid', paid_at: ago(day), starts_at: ago(day), ends_at: ago(-day), receipt_mailed_at: ago(day) };
const withPhone = () => ({ phone_hash: randomBytes(32) });

async function eventOf(world: JobWorld, created_at: Date): Promise<void> {
  const code = await due.order(world, { state: 'failed', created_at });
  const event = `insert into payment_events (order_id, kind, code, created_at)
    select id, 'query', '0', $2 from payment_orders where code = $1`;
  await world.database.pool.query(event, [code, created_at]);
}

async function held(world: JobWorld, held_at: Date): Promise<void> {
  const [sender_id, receiver_id] = [await memberId(world), await memberId(world)];
  await due.insert(world, 'held_messages', { sender_id, receiver_id, text_hash: randomBytes(32), held_at });
}

async function upload(world: JobWorld, created_at: Date, values: Record<string, unknown> = {}): Promise<void> {
  const media = { id: randomId(), storage_key: makePhotoKey(), owner_id: await memberId(world), partner_id: 1 };
  await world.mediaStorage.put(media.storage_key, [{ name: 'photo.webp', bytes: Buffer.from('a photo') }]);
  const picture = { kind: 'photo', bytes: 5, width: 1, height: 1, created_at };
  await due.insert(world, 'message_media', { ...media, ...picture, ...values });
}

async function photo(world: JobWorld, withLooks: boolean): Promise<void> {
  const [id, storage_key, user_id] = [randomId(), makePhotoKey(), await memberId(world)];
  await world.photoStorage.put(storage_key, [{ width: 1080, bytes: Buffer.from('a damaged photo') }]);
  const picture = { position: 0, width: 1080, height: 1080, thumbhash: '', created_at: now };
  await due.insert(world, 'photos', { id, user_id, storage_key, ...picture });
  if (withLooks) await due.insert(world, 'photo_looks', { photo_id: id, user_id, looks: '{}' });
}

/** The hourly jobs about money, counts and pictures. */
export const concernsOfTraces = {
  'look for lost receipts': {
    concerned: {
      'a payment without a receipt': async (world) => due.order(world, { user_id: await memberId(world), ...paid }),
    },
    spared: {
      'a payment with a receipt': async (world) => {
        const code = await due.order(world, { user_id: await memberId(world), ...paid });
        const receipt = `insert into payment_receipts (receipt, order_id, amount, received_at)
          select 'REC' || id, id, 50, $2 from payment_orders where code = $1`;
        await world.database.pool.query(receipt, [code, now]);
      },
      'a receipt that is due': async (world) =>
        due.order(world, { user_id: await memberId(world), ...paid, receipt_due_at: ago(-hour) }),
      'no payment': async (world) => due.order(world, { user_id: await memberId(world), state: 'failed' }),
    },
    changes: ['payment_orders:update receipt_due_at'],
  },
  'forget phones of deleted members': {
    ...alsoSpared(
      aged({
        phone: [
          hour,
          (world, prompted_at) => {
            const order = { state: 'failed', created_at: new Date(prompted_at.getTime() - minute), prompted_at };
            return due.order(world, { ...order, ...withPhone() });
          },
        ],
      }),
      {
        'a phone of a member': async (world) =>
          due.order(world, { user_id: await memberId(world), state: 'failed', created_at: ago(day), ...withPhone() }),
      },
    ),
    changes: ['payment_orders:update phone_hash'],
  },
  'forget the trials of deleted members': {
    ...alsoSpared(
      aged({
        mark: [
          premiumTrial.rememberedDays * day,
          (world, started_at) => due.insert(world, 'premium_trials', { mark: randomBytes(32), started_at }),
        ],
      }),
      {
        'the mark of a member': (world) =>
          ownRow(world, 'premium_trials', { mark: randomBytes(32), started_at: ago(3 * 365 * day) }),
      },
    ),
    changes: ['premium_trials:delete'],
  },
  'forget what happened to payments': {
    // Thirteen months and a day.
    ...aged({ event: [older(now.getTime() - Date.parse('2025-10-25T21:30:00Z')), eventOf] }),
    changes: ['payment_events:delete'],
  },
  'forget old tries': {
    ...aged({
      tries: [
        older(hour),
        (world, began_at) => due.insert(world, 'account_tries', { subject: randomBytes(32), began_at, tries: 1 }),
      ],
    }),
    changes: ['account_tries:delete'],
  },
  'forget held messages': { ...aged({ message: [older(hour), held] }), changes: ['held_messages:delete'] },
  'forget what networks saw': {
    ...aged({
      'the day': [
        older(30 * minute),
        (world, at) => due.insert(world, 'network_usage', { network: randomBytes(32), day: nairobiDay(at) }),
      ],
    }),
    changes: ['network_usage:delete'],
  },
  'forget what was learned of those who stopped it': {
    concerned: {
      'a member who stopped it': async (world) => {
        const user_id = await memberId(world);
        await due.insert(world, 'member_settings', { user_id, stopped_learning_at: now });
        await due.insert(world, 'matching_states', { user_id });
      },
    },
    spared: {
      'a member who did not': async (world) => {
        const user_id = await memberId(world);
        await due.insert(world, 'member_settings', { user_id });
        await due.insert(world, 'matching_states', { user_id });
      },
    },
    changes: ['matching_states:delete'],
  },
  'forget what members used': {
    ...aged({
      'a week': [older(7 * day + 30 * minute), (world, at) => ownRow(world, 'daily_usage', { day: nairobiDay(at) })],
    }),
    changes: ['daily_usage:delete'],
  },
  'remove uploads that were not sent': {
    ...alsoSpared(aged({ photo: [older(chatMediaLimits.unsentHours * hour), upload] }), {
      'a photo of a message': async (world) => {
        const [one, other] = await due.joinMatch(world);
        const ids = { low_id: Math.min(one.id, other.id), high_id: Math.max(one.id, other.id), sender_id: one.id };
        const message_id = randomId();
        const message = { id: message_id, ...ids, text: '', media_kind: 'photo', created_at: ago(9 * day) };
        await due.insert(world, 'messages', message);
        await upload(world, ago(9 * day), { owner_id: one.id, partner_id: other.id, message_id });
      },
    }),
    changes: ['message_media:update gone_at', 'message_media:delete', 'file:delete'],
  },
  'forget what deleted photos looked like': {
    concerned: {
      'a deleted photo': (world) => ownRow(world, 'photo_looks', { photo_id: randomId(), looks: '{}' }),
    },
    spared: { 'a photo that is there': (world) => photo(world, true) },
    changes: ['photo_looks:delete'],
  },
  'remove what a dead backup kept aside': {
    concerned: {
      'a photo that was removed meanwhile': async ({ photoStorage }) => {
        const key = makePhotoKey();
        await photoStorage.hold();
        await photoStorage.put(key, [{ width: 160, bytes: Buffer.from('a photo') }]);
        await photoStorage.remove(key);
      },
    },
    spared: { 'a photo that was not': (world) => photo(world, true) },
    changes: ['file:delete'],
  },
  'hash old photos': {
    concerned: { 'a photo without hashes': (world) => photo(world, false) },
    spared: { 'a photo with hashes': (world) => photo(world, true) },
    changes: ['photo_looks:insert'],
  },
} satisfies Partial<Record<JobName, Concern>>;
