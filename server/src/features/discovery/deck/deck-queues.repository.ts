import type { Database } from '../../../database/connect.ts';
import { sql, statement, type Sql, type Statement } from '../../../database/sql.ts';
import { callOf, getRowsTogether } from '../../../database/together.ts';
import { servedTo } from '../../core/allowances/index.ts';
import { hasAnswered, maySwipe } from '../../core/pairs/index.ts';
import { hasPremium } from '../../core/premium/index.ts';
import { keptBy } from '../../people/keeps/index.ts';
import { candidates, newsColumns, visibleProfileColumns } from '../../people/profiles/index.ts';
import { learnsFromSwipes } from '../../people/settings/index.ts';
import { isContentWith } from './candidate-conditions.ts';
import type { Asked, DealtRow, FillingFacts, Judgement } from './deck-queue-rows.ts';
import { viewerColumns, viewerFrom, viewerObject } from './deck-viewers.repository.ts';

/** SQL for the properties of an input, with their types. */
type Pieces<Input> = { readonly [Key in keyof Input]-?: Sql };

/** `least` ignores null, which is a plan without a limit. */
function profilesMax({ basicMax, premiumMax, unverifiedMax, now }: Pieces<Asked>): Sql {
  const isPremium = hasPremium(sql`own.id`, sql`${now}::timestamptz`);
  const ofPlan = sql`case when ${isPremium} then ${premiumMax}::integer else ${basicMax}::integer end`;
  return sql`case when own.is_verified then ${ofPlan} else least(${ofPlan}, ${unverifiedMax}::integer) end`;
}

/**
 * A queue that was filled with hidden values is never served where they may not count. Release 0.2.0 writes a boolean
 * into its keys, so neither release serves a queue of the other.
 */
const keyOf = (filterKey: Sql, mayUseHidden: Sql): Sql =>
  sql`concat_ws('/', ${filterKey}::text, case when ${mayUseHidden} then 'by crowd' else 'public' end, viewer.own_key)`;

/** Condition: hidden values of candidates may be used, if enough people fit. */
const mayUseHidden = ({ isPlain }: Pieces<Asked>): Sql => sql`(${isPlain}::boolean and viewer.is_verified
      and coalesce(cardinality(viewer.served_ids) < viewer.profiles_max, true))`;

/**
 * Condition: a queued candidate still fits the viewer, as far as the database can tell. Like one who was returned, a
 * kept member leads the deck, so it would show who hides what if their values counted. A sought set of genders is
 * written as its groups with a space between, or 'everyone'.
 */
const stillFits = ({ orientation, genderDetail }: Pieces<Asked>): Sql =>
  sql`string_to_array(case when queue.uses_hidden and queued.id is distinct from queue.returned_id
            and queued.id <> all (queue.kept_ids) then candidate.seeks else candidate.public_seeks end, ' ')
            && array['everyone', viewer.gender_group]
          and ${isContentWith(sql`viewer.shown_age`, sql`viewer.public_intent`, sql`viewer.is_verified`)}
          and (viewer.wants is null or candidate.public_intent = any (viewer.wants))
          and (${orientation}::text is null or candidate.public_orientation = ${orientation})
          and (${genderDetail}::text is null or candidate.public_gender_detail = ${genderDetail})
          and (candidate.changed_at is null or candidate.changed_at <= queue.filled_at
            or queued.id is not distinct from queue.returned_id)`;

/**
 * Deals, in the order of a queue, the candidates who are still eligible and have not been liked or passed since. A
 * candidate who has saved another gender, town or age since the filling may not fit any more, and waits for the next
 * filling. Once a limit is reached, only those are dealt who were served that day. Each look-up for a candidate is a
 * scalar subquery, so that it runs only for those before the limit. A member who was taken back is judged without their
 * hidden values: anybody can be passed and taken back, which would reveal them.
 */
function dealing(asked: Pieces<Asked>, queue: Sql): Sql {
  const [me, day] = [sql`${asked.userId}::bigint`, sql`${asked.day}::date`];
  const networkMax = sql`${asked.networkMax}::integer`;
  return sql`with viewer as (
    select ${viewerColumns(day)}, ${profilesMax(asked)} as profiles_max,
      ${servedTo('member', me, day)} as served_ids,
      case when not own.is_verified then ${servedTo('network', sql`${asked.network}::bytea`, day)} end as served_there
    from ${viewerFrom(day)} where own.id = ${me}
  ), queue as (
    ${queue}
  ), used as (
    select coalesce(cardinality(served_ids) >= profiles_max, false) as is_full,
      coalesce(cardinality(served_there) >= ${networkMax}, false) as is_full_there from viewer
  ), next as (
    select queued.id, queued.position, queued.id = any (viewer.served_ids) as was_served,
      queued.id = any (viewer.served_there) as was_served_there, queued.id = any (queue.kept_ids) as is_kept
    from queue cross join viewer cross join used
      cross join unnest(queue.candidate_ids) with ordinality queued (id, position)
    where (not used.is_full or queued.id = any (viewer.served_ids))
      and (not used.is_full_there or queued.id = any (viewer.served_there))
      and (
        select ${stillFits(asked)}
        from ${candidates} candidate where candidate.id = queued.id and ${maySwipe(me, sql`candidate`)}
      )
      and not ${hasAnswered(me, sql`queued.id`)}
      and (viewer.is_verified or queued.id not in (${keptBy(me)}))
    limit ${asked.size}::integer
  )
  select viewer.active_on as "activeOn", ${mayUseHidden(asked)} as "mayUseHidden",
    exists (select from queue) as "isQueued", viewer.profiles_max as "profilesMax",
    case when not viewer.is_verified then ${networkMax} end as "networkMax", used.is_full as "isFull",
    used.is_full or used.is_full_there as "isLimitReached", next.was_served as "wasServed",
    next.was_served_there as "wasServedThere", next.is_kept as "isKept", ${newsColumns(me)},
    ${visibleProfileColumns}
  from viewer cross join used left join next on true left join profiles profile on profile.user_id = next.id
  order by next.position`;
}

/**
 * A queue is valid for ten minutes and for one filter. A complete one is filled for each request. One row without an id
 * when no candidate is left; no row when the caller has no account any more.
 */
export const dealStored: Statement<Asked, DealtRow> = statement((asked: Pieces<Asked>) =>
  dealing(
    asked,
    sql`select queue.* from deck_queues queue cross join viewer
    where queue.user_id = ${asked.userId}::bigint and not queue.is_complete
      and queue.filter_key = ${keyOf(asked.filterKey, mayUseHidden(asked))}
      and queue.filled_at > ${asked.now}::timestamptz - interval '10 minutes'`,
  ),
);

/** Deals from the queue that was stored just now, also if it is complete. */
export const dealFilled: Statement<Asked, DealtRow> = statement((asked: Pieces<Asked>) =>
  dealing(asked, sql`select queue.* from deck_queues queue where queue.user_id = ${asked.userId}::bigint`),
);

type FillingAsked = Pick<Asked, 'userId' | 'day' | 'filterKey' | 'now'> & { mayUseHidden: boolean };

/**
 * Reads what a filling depends on. The same request is not judged twice differently while its queue lasts. No row when
 * the caller has no account any more.
 */
export const findFillingFacts = statement<FillingAsked, FillingFacts>(
  ({ userId, day, filterKey, now, mayUseHidden: isAllowed }) => sql`
    with viewer as (
      select ${viewerColumns(sql`${day}::date`)} from ${viewerFrom(sql`${day}::date`)} where own.id = ${userId}::bigint
    )
    select ${viewerObject} as viewer, asked.key, exists (${keptBy(userId)}) as "keepsAnybody",
      ${learnsFromSwipes(sql`${userId}::bigint`)} as learns, (
        select json_build_object('usesHidden', kept.uses_hidden, 'judgedAt', kept.judged_at) from deck_queues kept
        where kept.user_id = ${userId} and kept.filter_key = asked.key
          and kept.judged_at > ${now}::timestamptz - interval '10 minutes'
      ) as judgement
    from viewer cross join lateral (select ${keyOf(filterKey, sql`${isAllowed}::boolean`)} as key) asked`,
);

/** A queue that is to be stored. It opens with the kept people. */
type Filling = Judgement & {
  readonly candidateIds: readonly number[];
  readonly keptIds: readonly number[];
  readonly key: string;
  readonly isComplete: boolean;
};

/** Stores a queue. Somebody who was returned stays in front as long as the key stays the same. */
export const storeQueue = statement<Filling & Pick<Asked, 'userId' | 'now'>>(
  (of) => sql`
    insert into deck_queues as queue
      (user_id, filter_key, candidate_ids, is_complete, filled_at, uses_hidden, judged_at, kept_ids)
    select id, ${of.key}, ${of.candidateIds}::bigint[], ${of.isComplete}::boolean, ${of.now}::timestamptz,
      ${of.usesHidden}::boolean, ${of.judgedAt}::timestamptz, ${of.keptIds}::bigint[] from users where id = ${of.userId}
    on conflict (user_id) do update set filter_key = excluded.filter_key, is_complete = excluded.is_complete,
      filled_at = excluded.filled_at, uses_hidden = excluded.uses_hidden, judged_at = excluded.judged_at,
      kept_ids = excluded.kept_ids,
      returned_id = case when queue.filter_key = excluded.filter_key then queue.returned_id end,
      candidate_ids = case when queue.filter_key = excluded.filter_key and queue.returned_id is not null
        then array_prepend(queue.returned_id, array_remove(excluded.candidate_ids, queue.returned_id))
        else excluded.candidate_ids end`,
);

/**
 * Serves the target of a swipe that was taken back first again, as long as the filter stays the same. The id is also
 * stored beside the queue, because the next filling puts everybody else in a new order. A member who was returned
 * before leaves the queue: they entered it without regard to hidden values, and may not be judged by them later.
 */
export const returnToFront = statement<{ userId: number; candidateId: number }>(
  ({ userId, candidateId: id }) => sql`
    update deck_queues set returned_id = ${id}::bigint,
      candidate_ids = array_prepend(${id}, array_remove(array_remove(candidate_ids, ${id}), returned_id))
    where user_id = ${userId}`,
);

/** Fills the queue, and deals from it. */
export async function fillQueue(on: Database, asked: Asked, filling: Filling): Promise<DealtRow[]> {
  const [, dealt] = await getRowsTogether(on, callOf(storeQueue, { ...asked, ...filling }), callOf(dealFilled, asked));
  return dealt;
}
