import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { countServed, limitOf } from '../../core/allowances/index.ts';
import { isKeptBy, keepsAnybody } from '../../people/keeps/index.ts';
import { hasAnswered, maySwipe } from '../../core/pairs/index.ts';
import {
  candidateSql,
  isForEveryone,
  isShown,
  isVerified,
  visibleProfileColumns,
} from '../../people/profiles/index.ts';
import { budget, withinLimits } from './served-budget-sql.ts';
import type { Filling, ServedRow, ServeInput } from './deck-queue-rows.ts';

/** `least` ignores null, which is a plan without a limit. */
const profilesMax = `case
  when ${isVerified('profile')} then ${limitOf('member', { basic: '$5', premium: '$6' }, '$8::timestamptz')}
        else least(${limitOf('member', { basic: '$5', premium: '$6' }, '$8::timestamptz')}, $11::integer) end`;
const networkMax = `case when not ${isVerified('profile')} then $12::integer end`;
/**
 * A queue that was filled with hidden values is never served where they may not count. Release 0.2.0 writes a boolean
 * into its keys, so neither release serves a queue of the other.
 */
const filterKey = `concat_ws('/', $3::text, case when viewer.may_use_hidden then 'by crowd' else 'public' end,
      viewer.own_key)`;

/** A queue is valid for ten minutes and for one filter. A complete one is filled for each request. */
const storedQueue = `select candidate_ids, returned_id, filled_at, uses_hidden, kept_ids from deck_queues
    where user_id = $1 and filter_key = (select ${filterKey} from viewer) and not is_complete
      and filled_at > $8::timestamptz - interval '10 minutes'`;

/** The same request is not judged twice differently while its queue lasts. It is read only before a queue is filled. */
const keptJudgement = `case when not verdict.is_served then (
      select json_build_object('usesHidden', uses_hidden, 'judgedAt', judged_at) from deck_queues
      where user_id = $1 and filter_key = ${filterKey} and judged_at > $8::timestamptz - interval '10 minutes'
    ) end`;

const filledQueue = `insert into deck_queues
      (user_id, filter_key, candidate_ids, is_complete, filled_at, uses_hidden, judged_at, kept_ids)
    select $1, ${filterKey}, $14::bigint[], $15::boolean, $8::timestamptz, $16::boolean, $17::timestamptz, $18::bigint[]
    from viewer
    on conflict (user_id) do update
      set filter_key = excluded.filter_key, is_complete = excluded.is_complete, filled_at = excluded.filled_at,
      uses_hidden = excluded.uses_hidden, judged_at = excluded.judged_at, kept_ids = excluded.kept_ids,
      returned_id = case when deck_queues.filter_key = excluded.filter_key then deck_queues.returned_id end,
      candidate_ids = case when deck_queues.filter_key = excluded.filter_key and deck_queues.returned_id is not null
        then array_prepend(deck_queues.returned_id, array_remove(excluded.candidate_ids, deck_queues.returned_id))
        else excluded.candidate_ids end
    returning candidate_ids, returned_id, filled_at, uses_hidden, kept_ids`;

/**
 * The id is also stored beside the queue, because the next filling puts everybody else in a new order. A member who was
 * returned before leaves the queue: they entered it without regard to hidden values, and may not be judged by them
 * later.
 */
const returnToFront = prepared(
  'return-to-front-of-deck',
  `update deck_queues
    set returned_id = $2::bigint,
      candidate_ids = array_prepend($2, array_remove(array_remove(candidate_ids, $2), returned_id))
  where user_id = $1`,
);

interface Serving {
  /** Query or statement for the queue. */
  readonly queue: string;
  /** Condition: the queue has enough candidates. */
  readonly isServed: string;
  /** Condition: hidden values of candidates may be used, if enough people fit. */
  readonly mayUseHidden: string;
  /** SQL for the decision about a queue that is not served, or null. */
  readonly keptJudgement: string;
  /** Condition: the queue has to be filled, and the member keeps anybody for later. */
  readonly opensWithKept: string;
}

/** Like one who was returned, a kept member leads the deck, so it would show who hides what if their values counted. */
const usesHidden =
  'queue.uses_hidden and candidate.id is distinct from queue.returned_id and candidate.id <> all (queue.kept_ids)';
const viewerValues = {
  age: 'viewer.shown_age',
  intent: 'viewer.public_intent',
  isVerified: 'viewer.is_verified',
};

/** Condition: a queued candidate still fits the viewer, as far as the database can tell. */
const stillFits = `${candidateSql.isOpenTo('other', 'viewer.gender_group', usesHidden)}
          and ${candidateSql.isContentWith('other', viewerValues)}
          and (viewer.wants is null or ${candidateSql.showsIntent('other', 'viewer.wants')})
          and ($7::text is null or ${candidateSql.showsOrientation('other', '$7')})
            and ($9::text is null or ${candidateSql.showsGenderDetail('other', '$9')})
          and (${candidateSql.isUnchangedSince('other', 'queue.filled_at')}
            or candidate.id is not distinct from queue.returned_id)`;

/**
 * Serves, in the order of a queue, the candidates who are still eligible and have not been liked or passed since. A
 * candidate who has saved another gender, town or age since the filling may not fit any more, and waits for the next
 * filling. Each look-up for a candidate is a scalar subquery, so that it runs only for those before the limit. A member
 * who was taken back is judged without their hidden values: anybody can be passed and taken back, which would reveal
 * them.
 */
function serving(name: string, { queue, isServed, mayUseHidden, keptJudgement: kept, opensWithKept }: Serving) {
  return prepared<ServedRow>(
    name,
    `with viewer as (
    select ${candidateSql.viewerColumns('profile', '$2::date')},
      ${mayUseHidden} as may_use_hidden, ${profilesMax} as profiles_max, ${networkMax} as network_max
    from profiles profile join users member on member.id = profile.user_id
    where profile.user_id = $1::bigint
  ), queue as (
    ${queue}
  ), used as (
    ${budget}
  ), next as (
    select candidate.id, candidate.position, candidate.id = any (budget.dealt_ids) as was_served,
      budget.room_there is null or candidate.id = any (budget.served_there) as was_served_there
    from queue cross join viewer cross join budget
      cross join unnest(queue.candidate_ids) with ordinality candidate (id, position)
    where (budget.room is null or budget.room > 0 or candidate.id = any (budget.dealt_ids))
      and (budget.room_there is null or budget.room_there > 0 or candidate.id = any (budget.served_there))
      and (
        select ${stillFits}
        from profiles other
        where other.user_id = candidate.id
          and ${maySwipe({
            me: '$1',
            them: 'other.user_id',
            isShown: isShown('other'),
            isForEveryone: isForEveryone('other'),
          })}
      )
      and not ${hasAnswered('$1', 'candidate.id')}
      and (viewer.is_verified or not ${isKeptBy('$1', 'candidate.id')})
    limit $4::integer
  ), verdict as (
    select ${isServed} as is_served from budget
  ), served as (
    ${withinLimits}
  )
  select ${candidateSql.viewerObject('viewer')} as viewer, viewer.may_use_hidden as "mayUseHidden",
    verdict.is_served as "isServed", ${kept} as "keptJudgement",
    ${opensWithKept} as "opensWithKept", (select served.id = any (queue.kept_ids) from queue) is true as "isKept",
    (viewer.profiles_max is null or exists (select from recorded)
        or not exists (select from served where not was_served))
      and (exists (select from recorded_there)
        or not exists (select from served where not was_served_there)) as "isRecorded",
    coalesce(budget.room <= 0, false) or coalesce(budget.room_there <= 0, false) as "isLimitReached",
    ${visibleProfileColumns}
  from viewer cross join budget cross join verdict left join served on true
    left join profiles profile on profile.user_id = served.id
  order by served.position`,
  );
}

const serveStored = serving('serve-deck', {
  queue: storedQueue,
  isServed: 'exists (select from queue) and ((select count(*) from next) >= $4 or coalesce(budget.room <= 0, false))',
  mayUseHidden: `$10::boolean and ${isVerified('profile')}
        and coalesce(${countServed({ userId: '$1', day: '$2::date' })} < ${profilesMax}, true)`,
  keptJudgement,
  opensWithKept: `case when verdict.is_served or not viewer.is_verified then false else ${keepsAnybody('$1')} end`,
});
const serveFilled = serving('fill-and-serve-deck', {
  queue: filledQueue,
  isServed: 'true',
  mayUseHidden: '$10::boolean',
  keptJudgement: 'null',
  opensWithKept: 'false',
});

export const queueStatements = { serveStored, serveFilled, returnToFront };

function valuesOf(input: ServeInput): unknown[] {
  const { userId, day, size, limits, orientation, now, genderDetail } = input;
  return [userId, day, input.filterKey, size, limits.basic, limits.premium, orientation, now, genderDetail];
}

const unverifiedValuesOf = ({ unverified: { profilesPerDay, profilesPerDayAndNetwork }, network }: ServeInput) =>
  [profilesPerDay, profilesPerDayAndNetwork, network] as const;

export function createDeckQueuesRepository(database: Database) {
  return {
    /** One row without an id when no candidate is left; no row when the caller has no account any more. */
    serveStored: (input: ServeInput): Promise<ServedRow[]> =>
      runPrepared(database, serveStored, [...valuesOf(input), input.isPlain, ...unverifiedValuesOf(input)]),

    serveFilled: (
      input: ServeInput,
      { candidateIds, isComplete, mayUseHidden, judgement, keptIds }: Filling,
    ): Promise<ServedRow[]> =>
      runPrepared(database, serveFilled, [
        ...valuesOf(input),
        mayUseHidden,
        ...unverifiedValuesOf(input),
        candidateIds,
        isComplete,
        judgement.usesHidden,
        judgement.judgedAt,
        keptIds,
      ]),

    /** Serves somebody first again, as long as the filter stays the same. */
    async returnToFront(userId: number, candidateId: number): Promise<void> {
      await runPrepared(database, returnToFront, [userId, candidateId]);
    },
  };
}
