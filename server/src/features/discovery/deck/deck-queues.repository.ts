import type { Database } from '../../../database/connect.ts';
import { getRows, sql, statement, type Sql, type Statement } from '../../../database/sql.ts';
import { countServed } from '../../core/allowances/index.ts';
import { hasAnswered, maySwipe } from '../../core/pairs/index.ts';
import { hasPremium } from '../../core/premium/index.ts';
import { keptBy } from '../../people/keeps/index.ts';
import { candidates, visibleProfileColumns } from '../../people/profiles/index.ts';
import { isContentWith } from './candidate-conditions.ts';
import type { Filling, ServedRow, ServeInput } from './deck-queue-rows.ts';
import { viewerColumns, viewerFrom, viewerObject } from './deck-viewers.repository.ts';
import { servedBudget } from './served-budget-sql.ts';

/** The parameters of a deck. The limits are those of the two plans, without the badge, and of a network. */
interface Asked extends Omit<ServeInput, 'limits' | 'unverified'> {
  readonly basicMax: number | null;
  readonly premiumMax: number | null;
  readonly unverifiedMax: number;
  readonly networkMax: number;
}

interface Filled extends Asked, Omit<Filling, 'judgement'> {
  readonly usesHidden: boolean;
  readonly judgedAt: Date | string;
}

/** SQL for the properties of an input, with their types. */
type Pieces<Input> = { readonly [Key in keyof Input]-?: Sql };

/** The parameters of a deck with their types, which PostgreSQL cannot always guess. */
function typed(asked: Pieces<Asked>) {
  return {
    me: sql`${asked.userId}::bigint`,
    day: sql`${asked.day}::date`,
    now: sql`${asked.now}::timestamptz`,
    size: sql`${asked.size}::integer`,
    filterKey: sql`${asked.filterKey}::text`,
    orientation: sql`${asked.orientation}::text`,
    genderDetail: sql`${asked.genderDetail}::text`,
    network: sql`${asked.network}::bytea`,
    basic: asked.basicMax,
    premium: asked.premiumMax,
    unverifiedMax: sql`${asked.unverifiedMax}::integer`,
    networkMax: sql`${asked.networkMax}::integer`,
  };
}

type Parameters = ReturnType<typeof typed>;

/** `least` ignores null, which is a plan without a limit. */
function profilesMax({ basic, premium, now, unverifiedMax }: Parameters): Sql {
  const ofPlan = sql`case when ${hasPremium(sql`own.id`, now)} then ${premium}::integer else ${basic}::integer end`;
  return sql`case when own.is_verified then ${ofPlan} else least(${ofPlan}, ${unverifiedMax}) end`;
}

const networkMaxOf = ({ networkMax }: Parameters): Sql => sql`case when not own.is_verified then ${networkMax} end`;

/**
 * A queue that was filled with hidden values is never served where they may not count. Release 0.2.0 writes a boolean
 * into its keys, so neither release serves a queue of the other.
 */
const keyOf = ({ filterKey }: Parameters): Sql =>
  sql`concat_ws('/', ${filterKey}, case when viewer.may_use_hidden then 'by crowd' else 'public' end, viewer.own_key)`;

/** A queue is valid for ten minutes and for one filter. A complete one is filled for each request. */
const storedQueue = (parameters: Parameters): Sql =>
  sql`select candidate_ids, returned_id, filled_at, uses_hidden, kept_ids from deck_queues
    where user_id = ${parameters.me} and filter_key = (select ${keyOf(parameters)} from viewer) and not is_complete
      and filled_at > ${parameters.now} - interval '10 minutes'`;

/** The same request is not judged twice differently while its queue lasts. It is read only before a queue is filled. */
const keptJudgement = (parameters: Parameters): Sql => sql`case when not verdict.is_served then (
      select json_build_object('usesHidden', uses_hidden, 'judgedAt', judged_at) from deck_queues
      where user_id = ${parameters.me} and filter_key = ${keyOf(parameters)}
        and judged_at > ${parameters.now} - interval '10 minutes'
    ) end`;

const filledQueue = (filled: Pieces<Filled>, parameters: Parameters): Sql => sql`insert into deck_queues
      (user_id, filter_key, candidate_ids, is_complete, filled_at, uses_hidden, judged_at, kept_ids)
    select ${parameters.me}, ${keyOf(parameters)}, ${filled.candidateIds}::bigint[], ${filled.isComplete}::boolean,
      ${parameters.now}, ${filled.usesHidden}::boolean, ${filled.judgedAt}::timestamptz, ${filled.keptIds}::bigint[]
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
const returnToFront = statement<{ userId: number; candidateId: number }>(
  ({ userId, candidateId: id }) => sql`
    update deck_queues set returned_id = ${id}::bigint,
      candidate_ids = array_prepend(${id}, array_remove(array_remove(candidate_ids, ${id}), returned_id))
    where user_id = ${userId}`,
);

interface Serving {
  /** Query or statement for the queue. */
  readonly queue: Sql;
  /** Condition: the queue has enough candidates. */
  readonly isServed: Sql;
  /** Condition: hidden values of candidates may be used, if enough people fit. */
  readonly mayUseHidden: Sql;
  /** SQL for the decision about a queue that is not served, or null. */
  readonly keptJudgement: Sql;
  /** Condition: the queue has to be filled, and the member keeps anybody for later. */
  readonly opensWithKept: Sql;
}

/**
 * Condition: a queued candidate still fits the viewer, as far as the database can tell. Like one who was returned, a
 * kept member leads the deck, so it would show who hides what if their values counted. A sought set of genders is
 * written as its groups with a space between, or 'everyone'.
 */
const stillFits = ({ orientation, genderDetail }: Parameters): Sql =>
  sql`string_to_array(case when queue.uses_hidden and queued.id is distinct from queue.returned_id
            and queued.id <> all (queue.kept_ids) then candidate.seeks else candidate.public_seeks end, ' ')
            && array['everyone', viewer.gender_group]
          and ${isContentWith(sql`viewer.shown_age`, sql`viewer.public_intent`, sql`viewer.is_verified`)}
          and (viewer.wants is null or candidate.public_intent = any (viewer.wants))
          and (${orientation} is null or candidate.public_orientation = ${orientation})
          and (${genderDetail} is null or candidate.public_gender_detail = ${genderDetail})
          and (candidate.changed_at is null or candidate.changed_at <= queue.filled_at
            or queued.id is not distinct from queue.returned_id)`;

/**
 * Serves, in the order of a queue, the candidates who are still eligible and have not been liked or passed since. A
 * candidate who has saved another gender, town or age since the filling may not fit any more, and waits for the next
 * filling. Each look-up for a candidate is a scalar subquery, so that it runs only for those before the limit. A member
 * who was taken back is judged without their hidden values: anybody can be passed and taken back, which would reveal
 * them.
 */
function serving(
  parameters: Parameters,
  { queue, isServed, mayUseHidden, keptJudgement: kept, opensWithKept }: Serving,
) {
  const { me, day, size } = parameters;
  const { budget, withinLimits } = servedBudget(parameters);
  return sql`with viewer as (
    select ${viewerColumns(day)}, ${mayUseHidden} as may_use_hidden,
      ${profilesMax(parameters)} as profiles_max, ${networkMaxOf(parameters)} as network_max
    from ${viewerFrom(day)} where own.id = ${me}
  ), queue as (
    ${queue}
  ), used as (
    ${budget}
  ), next as (
    select queued.id, queued.position, queued.id = any (budget.dealt_ids) as was_served,
      budget.room_there is null or queued.id = any (budget.served_there) as was_served_there
    from queue cross join viewer cross join budget
      cross join unnest(queue.candidate_ids) with ordinality queued (id, position)
    where (budget.room is null or budget.room > 0 or queued.id = any (budget.dealt_ids))
      and (budget.room_there is null or budget.room_there > 0 or queued.id = any (budget.served_there))
      and (
        select ${stillFits(parameters)}
        from ${candidates} candidate where candidate.id = queued.id and ${maySwipe(me, sql`candidate`)}
      )
      and not ${hasAnswered(me, sql`queued.id`)}
      and (viewer.is_verified or queued.id not in (${keptBy(me)}))
    limit ${size}
  ), verdict as (
    select ${isServed} as is_served from budget
  ), served as (
    ${withinLimits}
  )
  select ${viewerObject} as viewer, viewer.may_use_hidden as "mayUseHidden",
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
  order by served.position`;
}

const serveStored: Statement<Asked, ServedRow> = statement((asked: Pieces<Asked>) => {
  const parameters = typed(asked);
  const { me, day, size } = parameters;
  return serving(parameters, {
    queue: storedQueue(parameters),
    isServed: sql`exists (select from queue)
      and ((select count(*) from next) >= ${size} or coalesce(budget.room <= 0, false))`,
    mayUseHidden: sql`${asked.isPlain}::boolean and own.is_verified
        and coalesce(${countServed({ userId: me, day })} < ${profilesMax(parameters)}, true)`,
    keptJudgement: keptJudgement(parameters),
    opensWithKept: sql`case when verdict.is_served or not viewer.is_verified then false
      else exists (${keptBy(me)}) end`,
  });
});

const serveFilled: Statement<Filled, ServedRow> = statement((filled: Pieces<Filled>) => {
  const parameters = typed(filled);
  return serving(parameters, {
    queue: filledQueue(filled, parameters),
    isServed: sql`true`,
    mayUseHidden: sql`${filled.mayUseHidden}::boolean`,
    keptJudgement: sql`null::jsonb`,
    opensWithKept: sql`false`,
  });
});

export const queueStatements = { serveStored, serveFilled, returnToFront };

const askedOf = ({ limits, unverified, ...asked }: ServeInput): Asked => ({
  ...asked,
  basicMax: limits.basic,
  premiumMax: limits.premium,
  unverifiedMax: unverified.profilesPerDay,
  networkMax: unverified.profilesPerDayAndNetwork,
});

/** One row without an id when no candidate is left; no row when the caller has no account any more. */
export const serveQueue = (on: Database, input: ServeInput): Promise<ServedRow[]> =>
  getRows(on, serveStored, askedOf(input));

/** Fills the queue first. */
export const fillQueue = (on: Database, input: ServeInput, { judgement, ...filling }: Filling): Promise<ServedRow[]> =>
  getRows(on, serveFilled, { ...askedOf(input), ...filling, ...judgement });

/** Serves the target of a swipe that was taken back first again, as long as the filter stays the same. */
export async function returnToDeck(on: Database, userId: number, candidateId: number): Promise<void> {
  await getRows(on, returnToFront, { userId, candidateId });
}
