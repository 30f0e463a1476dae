import { towns } from '@mwanzo/contract/towns';
import type { Database } from '../../server/src/database/connect.ts';
import { firstRandomNumber, memberId } from '../filling/member-ids.ts';

/** An attacker guesses one of these of somebody who hides the orientation. */
export const hiddenKinds = ['straight', 'same', 'other'] as const;
export type HiddenKind = (typeof hiddenKinds)[number];

export interface HiddenPerson {
  readonly id: number;
  readonly name: string;
  readonly gender: 'female' | 'male';
  readonly age: number;
  readonly kind: HiddenKind;
}

const orientationOf = { straight: 'straight', other: 'bisexual' } as const;
const [largestTown = ''] = towns.map(({ name }) => name);
export const attackedTown = largestTown;

/** 24 people, four of each gender and kind, each with an age of their own. */
export const hiddenPeople: readonly HiddenPerson[] = Array.from({ length: 24 }, (_, index) => ({
  id: memberId(firstRandomNumber + index),
  name: `Hidden${String.fromCharCode(97 + index)}`,
  gender: index % 2 === 0 ? 'female' : 'male',
  age: 36 + index,
  kind: hiddenKinds[Math.floor(index / 2) % 3] ?? 'other',
}));

/** A market: the hidden people, and so many others who take part. Everybody else is paused. */
export interface Market {
  readonly name: string;
  readonly others: number;
}

export async function openMarket({ pool }: Database, { others }: Market): Promise<void> {
  const first = firstRandomNumber + hiddenPeople.length;
  const shown = Array.from({ length: others }, (_, index) => memberId(first + index));
  await pool.query('update profiles set is_active = user_id = any ($1::bigint[])', [
    [...shown, ...hiddenPeople.map(({ id }) => id)],
  ]);
  for (const { id, name, gender, age, kind } of hiddenPeople) {
    const alike = gender === 'female' ? 'lesbian' : 'gay';
    await pool.query(
      `update profiles set name = $2, search_words = array[lower($2)], gender = $3, orientation = $4, age = $5::integer,
          birthday = current_date - make_interval(years => $5::integer, days => 100), orientation_visibility = 'nobody',
          looking_for = null, min_age = null, max_age = null, near = null, wants = null, verified_only = false,
          town = $6, location = $6, location_folded = lower($6)
        where user_id = $1`,
      [id, name, gender, kind === 'same' ? alike : orientationOf[kind], age, attackedTown],
    );
  }
  await pool.query('vacuum analyze profiles');
}

/** A verified account of this gender that fits everybody, has swiped on nobody and asks for nothing. */
export async function prepareAccount({ pool }: Database, id: number, gender: 'female' | 'male'): Promise<void> {
  await pool.query('delete from pairs where $1 in (low_id, high_id)', [id]);
  await pool.query('delete from daily_usage where user_id = $1', [id]);
  await pool.query('delete from deck_queues where user_id = $1', [id]);
  await pool.query(
    `update profiles set gender = $2, orientation = 'bisexual', is_verified = true, is_active = true, age = 40,
        birthday = current_date - interval '40 years 100 days', town = $3, looking_for = null, min_age = null,
        max_age = null, near = null, wants = null, verified_only = false
      where user_id = $1`,
    [id, gender, attackedTown],
  );
}

/** Passes on people by SQL, which stands for the requests of an attacker who has time. */
export async function passAll({ pool }: Database, id: number, people: readonly number[]): Promise<void> {
  await pool.query(
    `insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at)
      select least($1, other), greatest($1, other), case when $1 < other then false end,
        case when $1 > other then false end, case when $1 < other then now() end, case when $1 > other then now() end
      from unnest($2::bigint[]) other on conflict do nothing`,
    [id, people],
  );
}
