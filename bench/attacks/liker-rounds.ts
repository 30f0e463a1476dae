import type { Database } from '../../server/src/database/connect.ts';
import { firstRandomNumber, groups, memberId } from '../filling/member-ids.ts';
import { openAccount, type Attacked } from './account.ts';
import { attackedTown, prepareAccount } from './hidden-people.ts';

const peopleInRound = 11;
/** Each group of people takes part in every fourth round, so that nobody swipes faster than the server permits. */
const peopleGroups = 4;
const groupSize = peopleInRound + 1;

/** A Basic account, one person whom it knows to like it, and eleven others, of whom some like it too. */
export interface Round {
  readonly attackerId: number;
  /** The page reveals the first liker. Nobody guesses about that one. */
  readonly revealedId: number;
  readonly people: readonly number[];
  readonly likers: ReadonlySet<number>;
}

/** Draws who likes the attacker. @param counts one of these is drawn as the number of likers */
export function drawRound(number: number, counts: readonly number[], draw: () => number): Round {
  const start = firstRandomNumber + (number % peopleGroups) * groupSize;
  const [revealedId = 0, ...people] = Array.from({ length: groupSize }, (_, index) => memberId(start + index));
  const count = counts[Math.floor(draw() * counts.length)] ?? 0;
  const likers = new Set(shuffle(people, draw).slice(0, count));
  return { attackerId: memberId(groups.fresh.from + 100 + (number % 100)), revealedId, people, likers };
}

export function shuffle<Item>(items: readonly Item[], draw: () => number): Item[] {
  const drawn = items.map((item) => ({ item, order: draw() }));
  return drawn.toSorted((one, other) => one.order - other.order).map(({ item }) => item);
}

/** Makes the people alike, pauses everybody else, and takes from the attacker Premium and everything of before. */
export async function prepareRound(database: Database, { attackerId, revealedId, people }: Round): Promise<void> {
  const { pool } = database;
  const shown = [revealedId, ...people];
  await prepareAccount(database, attackerId, 'female');
  for (const table of ['premium_periods', 'like_counts', 'like_reveals', 'like_visits', 'notifications'])
    await pool.query(`delete from ${table} where user_id = $1`, [attackerId]);
  await pool.query(
    `update profiles set gender = 'male', orientation = 'straight', age = 30, bio = 'Habari.',
        birthday = current_date - interval '30 years 100 days', town = $2, location = $2, location_folded = lower($2),
        active_on = current_date, rank_key = 0, is_verified = true, intent = null, looking_for = null, min_age = null,
        max_age = null, near = null, wants = null, verified_only = false
      where user_id = any ($1::bigint[])`,
    [shown, attackedTown],
  );
  await pool.query('delete from matching_states where user_id = any ($1::bigint[])', [shown]);
  const active = [attackerId, ...shown];
  await pool.query('update profiles set is_active = not is_active where is_active <> (user_id = any ($1::bigint[]))', [
    active,
  ]);
}

/** The likers like the attacker and the others pass, in an order that tells nothing. The known one likes first. */
export async function answerAttacker(
  attacked: Attacked,
  { pool }: Database,
  round: Round,
  draw: () => number,
): Promise<void> {
  const swipe = async (id: number, matched: boolean) => {
    const account = await openAccount(attacked, id);
    await account.send('POST', '/api/profiles/like-pass/', { target_profile_id: round.attackerId, matched });
  };
  await swipe(round.revealedId, true);
  // A member is told of likes once a day. This one stands for an earlier day, so that somebody else is told of.
  await pool.query('delete from notifications where user_id = $1', [round.attackerId]);
  for (const id of shuffle(round.people, draw)) await swipe(id, round.likers.has(id));
}

/** A night passes for an attacker: the numbers and the answers are those of yesterday. */
export async function sleep(database: Database, attackerId: number): Promise<void> {
  await database.pool.query('update like_counts set day = day - 1 where user_id = $1', [attackerId]);
  await agePairs(database, attackerId, 1);
}

/** Makes all answers of and to an attacker so many days older. */
export async function agePairs({ pool }: Database, attackerId: number, days: number): Promise<void> {
  await pool.query(
    `update pairs set low_swiped_at = low_swiped_at - make_interval(days => $2),
        high_swiped_at = high_swiped_at - make_interval(days => $2) where $1 in (low_id, high_id)`,
    [attackerId, days],
  );
}
