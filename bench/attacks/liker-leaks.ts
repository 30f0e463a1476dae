import type { Database } from '../../server/src/database/connect.ts';
import { agePairs, type Round } from './liker-rounds.ts';

/** A way to make the server tell who likes the attacker. */
export interface Leak {
  readonly name: string;
  /** Returns how to close it. */
  open(database: Database, round: Round): Promise<() => Promise<void>>;
}

type Opening = Leak['open'];

const stays = async (): Promise<void> => {};

/** The numbers are those of the moment, as in release 0.2.0, and not those of the day. */
const numbersOfTheMoment: Opening = async (database, { attackerId }) => {
  await database.pool.query('delete from like_counts where user_id = $1', [attackerId]);
  // Otherwise today's answers of the attacker count as unanswered.
  await agePairs(database, attackerId, 1);
  return () => agePairs(database, attackerId, -1);
};

/** The notification of a like goes once the attacker has answered or blocked the liker. */
const noticesOfTheMoment: Opening = async ({ pool }, { attackerId, likers }) => {
  await pool.query(
    `delete from notifications using pairs pair
      where user_id = $1 and kind = 'like' and pair.low_id = least($1, $2) and pair.high_id = greatest($1, $2)
        and (pair.is_parted or pair.low_liked is not null and pair.high_liked is not null)`,
    [attackerId, [...likers][0]],
  );
  return stays;
};

/** With Premium the page names everybody. */
const premium: Opening = async ({ pool }, { attackerId }) => {
  await pool.query(
    `insert into premium_periods (user_id, source, starts_at, ends_at, stops_at, created_at)
      select $1, 'operator', now(), now() + interval '1 day', now() + interval '1 day', now()`,
    [attackerId],
  );
  return async () => void (await pool.query('delete from premium_periods where user_id = $1', [attackerId]));
};

/** A deck puts those first who like its owner. */
const likersFirst: Opening = async ({ pool }, { likers }) => {
  await pool.query(
    `insert into matching_states (user_id, attractiveness_mean, attractiveness_variance)
      select id, 9, 1e-9 from unnest($1::bigint[]) id
      on conflict (user_id) do update set attractiveness_mean = 9, attractiveness_variance = 1e-9`,
    [[...likers]],
  );
  return stays;
};

/** The profile of somebody who likes the viewer looks another way. */
const markedProfiles: Opening = async ({ pool }, { likers }) => {
  await pool.query(`update profiles set bio = bio || ' *' where user_id = any ($1::bigint[])`, [[...likers]]);
  return stays;
};

export const leaks = {
  numbersOfTheMoment: { name: 'numbers of the moment', open: numbersOfTheMoment },
  noticesOfTheMoment: { name: 'notifications of the moment', open: noticesOfTheMoment },
  premium: { name: 'with Premium', open: premium },
  likersFirst: { name: 'likers first in the deck', open: likersFirst },
  markedProfiles: { name: 'marked profiles', open: markedProfiles },
} satisfies Record<string, Leak>;
