import { sql, statement } from '../../../database/sql.ts';
import { servedTo } from '../../core/allowances/index.ts';
import { answersOf } from '../../core/pairs/index.ts';
import { candidates } from '../../people/profiles/index.ts';
import { likersOf } from '../likes/index.ts';
import type { Candidate } from './rank-deck.ts';

/** Somebody whom decoys hide, or who may be one. */
export interface Participant extends Candidate {
  readonly genderKey: string;
  readonly likesViewer: boolean;
  /** The viewer was served them on this day and has answered. */
  readonly isAnswered: boolean;
}

/** Of somebody with very many likers, the latest are enough. */
const likersMax = 300;

/** The members who like the viewer, and those whom the viewer was served and answered on this Nairobi day. */
export const listParticipants = statement<{ userId: number; day: string }, Participant>(({ userId, day }) => {
  const [me, today] = [sql`${userId}::bigint`, sql`${day}::date`];
  return sql`
    select person.id, person.town, person.rank_key as "rankKey", person.gender_key as "genderKey",
      known.likes as "likesViewer", known.is_answered as "isAnswered"
    from (
      (select liker.user_id, true, false from (${likersOf(me, today)}) liker
        order by liker.liked_at desc, liker.user_id limit ${likersMax})
      union all
      select served.id, answers.theirs is true, true
      from unnest(${servedTo('member', me, today)}) served (id)
        cross join lateral (${answersOf(me, sql`served.id`)}) answers
      where answers.mine is not null
    ) known (id, likes, is_answered) join ${candidates} person on person.id = known.id`;
});
