import type { Overview } from '@mwanzo/contract/trust/overview';
import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement, type Sql } from '../../../database/sql.ts';
import { isModerator } from '../../people/accounts/index.ts';
import { waitingChanges } from '../../core/changes/index.ts';
import { reviewedPhotos } from '../../people/photos/index.ts';
import {
  appealsForOthers,
  askedSanctions,
  casesSince,
  mayReview,
  secondLooksSince,
  waitingAppeals,
} from '../reports/index.ts';
import { submissionsSince } from '../verifications/index.ts';

const inNairobi = (moment: string) => `(${moment} at time zone 'Africa/Nairobi')`;
/** Condition: what this member has sent, or is reported for, may be opened by the reader. */
const isFor = (reader: Sql, userId: string) => mayReview(sql`${reader}::bigint`, userId);
const isToday = (today: Sql, moment: string) => sql`${moment} >= ${today}`;
const hoursWaited = 'extract(epoch from decided_at - arrived_at) / 3600';

/** SQL for the number of decided cases of a queue, and of those that were decided within this many hours. */
const keptOf = (queue: string, hours: string) =>
  `(select json_build_object('of', count(*), 'kept', count(*) filter (where ${hoursWaited} <= ${hours}))
     from cases where queue = '${queue}' and decided_at is not null)`;

const utc = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A JSON object about the rows of `waiting` that fulfil this condition. */
const waitingWhere = (condition: string) =>
  `(select json_build_object('waiting', count(*), 'oldest_at',
    ${utc('min(arrived_at)')})
     from waiting where ${condition})`;

interface Asked {
  readonly moderatorId: number;
  readonly queues: readonly string[];
  readonly since: Date;
  readonly today: Date;
  readonly verifications: number;
  readonly reports: number;
}

/** These parts of the statement count by day, by hour, by decision and by reviewer. */
const counted = (input: Pick<{ readonly [Key in keyof Asked]: Sql }, 'since' | 'today'>) => sql`by_day as (
     select ${inNairobi('decided_at')}::date as day, count(*) as decided,
       round(percentile_cont(0.5) within group (order by ${hoursWaited})::numeric, 1) as median_hours,
       round(max(${hoursWaited})::numeric, 1) as longest_hours
     from cases where queue = 'verifications' and decided_at is not null group by 1
   ), days as (
     select json_agg(json_build_object('day', calendar.day, 'decided', coalesce(by_day.decided, 0),
       'median_hours', by_day.median_hours, 'longest_hours', by_day.longest_hours) order by calendar.day) as list
     from (select (${inNairobi(sql`${input.since}::timestamptz`)}::date + n) as day
       from generate_series(0, 13) n) calendar
     left join by_day using (day)
   ), moments as (
     select extract(hour from ${inNairobi('arrived_at')}) as hour, ${isToday(input.today, 'arrived_at')} as is_today,
       true as is_arrival from cases
     where arrived_at >= ${input.since}
     union all
     select extract(hour from ${inNairobi('decided_at')}), true, false from cases
       where ${isToday(input.today, 'decided_at')}
   ), hours as (
     select json_agg(json_build_object('arrived', arrived, 'decided', decided, 'expected', expected)
       order by hour) as list
     from (
       select hour, count(*) filter (where is_arrival and is_today) as arrived,
         count(*) filter (where not is_arrival) as decided,
         round(count(*) filter (where is_arrival and not is_today) / 13.0, 1) as expected
       from generate_series(0, 23) hour left join moments using (hour) group by hour
     ) counted
   ), decisions as (
     select json_agg(json_build_object('decision', decision, 'count', count) order by decision) as list
     from (select decision, count(*) from cases where decided_at is not null group by decision) counted
   ), reviewers as (
     select json_agg(json_build_object('moderator_id', id, 'decided', decided, 'second_looks', second_looks,
         'agreed', agreed)
       order by id) as list
     from (
       select id, sum(decided) as decided, sum(second_looks) as second_looks, sum(agreed) as agreed from (
         select decided_by as id, 1 as decided, 0 as second_looks, 0 as agreed from cases where decided_by is not null
         union all
         select decided_by, 0, 1, has_agreed::integer
           from (${secondLooksSince(sql`${input.since}::timestamptz`)}) looked
       ) done group by id
     ) counted
   )`;

const show = statement<Asked, { overview: Overview }>(
  (input) => sql`
   with cases as materialized (
     select 'verifications' as queue, sent.*, false as is_urgent
       from (${submissionsSince(sql`${input.since}::timestamptz`)}) sent
     union all
     select 'reports', reported.* from (${casesSince(sql`${input.since}::timestamptz`)}) reported
   ), asked as materialized (
     ${askedSanctions(sql`${input.moderatorId}::bigint`)}
   ), waiting as (
     select queue, arrived_at, is_urgent from cases where decided_at is null
       and ${isFor(input.moderatorId, 'user_id')}
     union all
     select 'changes', submitted_at, false from ${waitingChanges('change')}
       where ${isFor(input.moderatorId, 'change.user_id')}
     union all
     select 'photos', submitted_at, false from ${reviewedPhotos('photo')}
       where ${isFor(input.moderatorId, 'photo.user_id')}
     union all select 'reports', asked_at, false from asked
     union all select 'appeals', appealed_at, false from (${waitingAppeals(sql`${input.moderatorId}::bigint`)}) appeal
   ), ${counted(input)}
   select json_build_object(
     'queues', (select json_agg(json_build_object('queue', name, 'waiting', here.waiting, 'oldest_at', here.oldest_at)
       order by place)
       from unnest(${input.queues}::text[]) with ordinality as queue (name, place),
       lateral json_to_record(${waitingWhere('waiting.queue = name')}) as here (waiting integer, oldest_at text)),
     'urgent', ${waitingWhere('is_urgent')},
     'asked', (select json_build_object('waiting', count(*), 'ends_at', ${utc('min(holds_until)')}) from asked),
     'appeals_for_others', (select count(*) from (${appealsForOthers(sql`${input.moderatorId}::bigint`)}) appeal),
     'today', (select json_build_object('arrived', count(*) filter (where ${isToday(input.today, 'arrived_at')}),
       'decided', count(*) filter (where ${isToday(input.today, 'decided_at')})) from cases),
     'days', (select list from days),
     'verifications_kept', ${keptOf('verifications', sql`${input.verifications}::integer`)},
     'reports_kept', ${keptOf('reports', sql`${input.reports}::integer`)},
     'hours', (select list from hours),
     'decisions', coalesce((select list from decisions), '[]'::json),
     'reviewers', coalesce((select list from reviewers), '[]'::json)
   ) as overview
   where ${isModerator(sql`${input.moderatorId}::bigint`)}`,
);

export const overviewStatement = show;

interface OverviewRequest {
  readonly moderatorId: number;
  readonly queues: readonly string[];
  /** The beginning of the first counted day, and of today. */
  readonly since: Date;
  readonly today: Date;
  /** The hours within which submissions and reports are to be decided. */
  readonly promised: { readonly verifications: number; readonly reports: number };
}

/** Null for members who are not moderators. */
export async function findOverview(
  on: Database,
  { moderatorId, queues, since, today, promised }: OverviewRequest,
): Promise<Overview | null> {
  const row = await getRow(on, show, {
    moderatorId,
    queues,
    since,
    today,
    verifications: promised.verifications,
    reports: promised.reports,
  });
  return row?.overview ?? null;
}
