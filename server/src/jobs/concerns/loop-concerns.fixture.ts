import { randomUUID } from 'node:crypto';
import { promptSeconds } from '@mwanzo/contract/billing/products';
import { callLimits } from '@mwanzo/contract/limits';
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
  type Concern,
  type JobWorld,
} from './concern.fixture.ts';
import type { JobName } from './run-jobs.fixture.ts';

/** An order that M-Pesa was asked about, and has not decided. */
async function order(world: JobWorld, values: Record<string, unknown>): Promise<void> {
  const user_id = await memberId(world);
  const ids = { checkout_request_id: `checkout-${user_id}`, merchant_request_id: `merchant-${user_id}` };
  await due.order(world, { user_id, state: 'unconfirmed', ...ids, ...values });
}

async function ended(world: JobWorld, ends_at: Date, values: Record<string, unknown> = {}): Promise<number> {
  const user_id = await memberId(world);
  const trial = { source: 'trial', starts_at: ago(4 * day), created_at: ago(4 * day), stops_at: ends_at };
  await due.insert(world, 'premium_periods', { user_id, ends_at, ...trial, ...values });
  return user_id;
}

async function answer(world: JobWorld, values: Record<string, unknown>): Promise<void> {
  const low_id = await memberId(world);
  const high_id = await memberId(world, { id: low_id + 1, gender: 'male' });
  await due.insert(world, 'pairs', { low_id, high_id, low_liked: true, low_swiped_at: now, ...values });
}

/** Two matches, of whom these write so many seconds ago. */
async function write(world: JobWorld, writers: readonly ('low' | 'high')[], secondsAgo: number): Promise<void> {
  const [one, other] = await due.joinMatch(world);
  const [low_id, high_id] = [Math.min(one.id, other.id), Math.max(one.id, other.id)];
  for (const [at, writer] of writers.entries()) {
    const id = (Date.now() - secondsAgo * 1000) * 1000 + at;
    const message = { sender_id: writer === 'low' ? low_id : high_id, text: 'Habari', created_at: now };
    await due.insert(world, 'messages', { id, low_id, high_id, ...message });
  }
}
const talk = ['low', 'high', 'low', 'high', 'low', 'high'] as const;

/** A call that rings until this moment. */
async function ring(world: JobWorld, rings_until: Date, values: Record<string, unknown> = {}): Promise<void> {
  const { callee } = await due.ring(world, rings_until, { started_at: ago(2 * hour), caller_seen_at: now, ...values });
  await due.subscribe(world, callee);
}

const pushed = { pushed: 'ringing' };
const onDevice = (answered_at: Date) => ({ answered_at, callee_device: randomUUID() });

export const loopConcerns = {
  'ask about payments': {
    ...alsoSpared(
      aged({
        'a question': [
          0,
          async (world, next_query_at) => {
            // As many may be asked at this moment as in a minute without a question.
            await world.database.pool.query('update payment_query_slots set free_at = $1', [ago(hour)]);
            await order(world, { prompted_at: ago(promptSeconds * 1000), next_query_at });
          },
        ],
        'a prompt without a response': [
          2 * minute,
          (world, prompted_at) => order(world, { state: 'pending', prompted_at }),
        ],
        'no decision after a day': [
          25 * hour,
          (world, prompted_at) => order(world, { prompted_at, next_query_at: ago(-hour) }),
        ],
        'a lost receipt': [
          0,
          (world, receipt_due_at) =>
            order(world, {
              state: 'paid',
              paid_at: now,
              starts_at: now,
              ends_at: ago(-day),
              receipt_mailed_at: now,
              receipt_due_at,
            }),
        ],
      }),
      {
        'a failed order': (world) => order(world, { state: 'failed', prompted_at: ago(26 * hour) }),
      },
    ),
    changes: [
      'payment_events:insert',
      'payment_orders:update next_query_at queries',
      'payment_orders:update next_query_at resolved_at result_code state',
      'payment_orders:update receipt_asks receipt_due_at receipt_token_hash',
      'payment_orders:update receipt_due_at',
      'payment_orders:update receipt_due_at resolved_at result_code state',
      'payment_orders:update resolved_at state',
      'payment_query_slots:update free_at',
    ],
    tells: ['event payment'],
  },
  'follow plans': {
    concerned: {
      'Premium from the operator': (world) => ended(world, ago(-day), { source: 'operator', created_at: now }),
      'Premium that was taken back': (world) => ended(world, ago(-day), { revoked_at: now }),
    },
    spared: {
      'a millisecond too old': (world) => ended(world, ago(-day), { source: 'operator', created_at: ago(minute + 1) }),
      'a trial': (world) => ended(world, ago(-day), { created_at: now }),
    },
    changes: [],
    tells: ['event payment'],
  },
  'tell of trial ends': {
    ...alsoSpared(aged({ trial: [0, ended] }), {
      'a trial of which they were told': (world) => ended(world, ago(hour), { reminded_days: 0 }),
      'a trial that was taken back': (world) => ended(world, ago(hour), { revoked_at: ago(2 * hour) }),
      'days from the operator': (world) => ended(world, ago(hour), { source: 'operator' }),
    }),
    changes: ['premium_periods:update reminded_days', 'notifications:insert'],
    tells: ['event payment', 'event notification of premium'],
  },
  'refit the weights': {
    concerned: {
      'the last night was three days ago': async ({ database }) =>
        database.pool.query(
          `insert into matching_choices (refitted_on) values ($1)
           on conflict (is_only) do update set refitted_on = $1`,
          [ago(3 * day)],
        ),
    },
    spared: {},
    changes: ['matching_choices:update refit_outcome refitted_on'],
  },
  'fold lessons': {
    concerned: { 'an answer': (world) => answer(world, { low_to_learn: true }) },
    spared: { 'an answer that has taught': (world) => answer(world, {}) },
    changes: ['pairs:update low_to_learn', 'matching_states:insert'],
  },
  'look for lessons': {
    concerned: { 'a conversation': (world) => write(world, talk, 0) },
    spared: {
      'an old conversation': (world) => write(world, talk, 600),
      'one who writes alone': (world) => write(world, ['low', 'low', 'low', 'low'], 0),
    },
    changes: ['pairs:update taught', 'matching_states:insert'],
    // They have talked, or still do.
    also: [
      'end calls: a call that lasts',
      'end calls: a call that lasts, a millisecond younger',
      'end calls: a call without a sign of its devices',
      'end calls: a call without a sign of its devices, a millisecond younger',
    ],
  },
  'set prices': {
    concerned: {
      'a member who is shown much': async (world) => {
        const user_id = await memberId(world);
        // Otherwise what other jobs have learned makes prices of its own.
        const others = 'user_id not in (select user_id from member_settings)';
        await world.database.pool.query(`delete from matching_states where ${others}`);
        await due.insert(world, 'matching_states', { user_id, shown: 1000, generosity_variance: 0.5 });
      },
    },
    spared: {},
    changes: ['matching_states:update log_price priced_shown'],
    ofAnybody: ['matching_states:update log_price'],
  },
  'end calls': {
    ...aged({
      'a call that rings': [0, (world, rings_until) => ring(world, rings_until, pushed)],
      'a call that lasts': [
        callLimits.lastSeconds * 1000,
        (world, answered_at) => ring(world, answered_at, { ...pushed, ...onDevice(answered_at), callee_seen_at: now }),
      ],
      'a call without a sign of its devices': [
        callLimits.silenceSeconds * 1000,
        (world, seen) =>
          ring(world, seen, { ...pushed, ...onDevice(seen), caller_seen_at: seen, callee_seen_at: seen }),
      ],
    }),
    changes: ['calls:update ended_at reason', 'members_in_calls:delete'],
    tells: ['event call'],
  },
  'push a call': {
    concerned: { 'a call that rings': (world) => ring(world, ago(-minute)) },
    spared: {
      'a call that was pushed': (world) => ring(world, ago(-minute), pushed),
      'a call that was answered': (world) => ring(world, ago(-minute), { ...onDevice(now), callee_seen_at: now }),
    },
    changes: ['calls:update pushed'],
    tells: ['push'],
    // A push about a missed call takes the place of the first one.
    also: [
      'end calls: a call that rings',
      'end calls: a call that lasts',
      'end calls: a call without a sign of its devices',
    ],
  },
} satisfies Partial<Record<JobName, Concern>>;
