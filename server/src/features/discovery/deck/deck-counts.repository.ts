import { townNames } from '@mwanzo/contract/town-names';
import type { Database } from '../../../database/connect.ts';
import { runPlannedOnce } from '../../../database/plan-once.ts';
import { joinSql, sql, type Sql } from '../../../database/sql.ts';
import { logicOfSql } from '../../core/pairs/index.ts';
import { candidates } from '../../people/profiles/index.ts';
import {
  answeredOnce,
  branchConditions,
  conditionsFor,
  isOfBranch,
  preferencesOfBoth,
  preferencesOfViewer,
  withParameters,
  type Bind,
  type CandidateQuery,
  type TextFilter,
} from './candidate-conditions.ts';
import { runUnprepared } from './deck-candidates.repository.ts';
import type { Eligibility } from './deck-rules.ts';
import { countMax } from './rough-count-rules.ts';

/** A count looks at no more profiles than this. The result may then be too low, but it never takes long. */
const lookedAtMax = 10_000;

/** A group of people to count. Hidden values never influence it. */
export interface Crowd {
  readonly eligibility: Eligibility;
  /** People who are also eligible by this are left out. */
  readonly except: Eligibility | null;
  readonly text: TextFilter | null;
}

type CountQuery = Omit<CandidateQuery, 'eligibility'> & { readonly crowds: readonly Crowd[] };

function crowdSelect({ viewer, today }: CountQuery, crowd: Crowd, viewerId: Sql, bind: Bind): Sql {
  const query = { viewer, eligibility: crowd.eligibility, today };
  const conditions = [conditionsFor(query, viewerId, bind)];
  if (crowd.except !== null) {
    const present = preferencesOfViewer({ ...query, eligibility: crowd.except }, bind);
    conditions.push(sql`${logicOfSql.all(...present)} is not true`);
  }
  const when = logicOfSql.all(...branchConditions(query, crowd.text, crowd.eligibility.towns, bind));
  return sql`select count(*)::integer as people from (
    select from (
      select candidate.* from ${candidates} candidate where candidate.is_shown and ${when} limit ${bind(lookedAtMax)}
    ) candidate
    where ${logicOfSql.all(...conditions)} limit ${bind(countMax)}
  ) found`;
}

export function countStatement(query: CountQuery) {
  return withParameters<{ counts: number[] }>((bind) => {
    const viewerId = bind(query.viewer.id);
    const counts = query.crowds.map((crowd) => sql`(${crowdSelect(query, crowd, viewerId, bind)})`);
    return sql`with ${answeredOnce(viewerId)}
  select array[${joinSql(counts, sql`, `)}]::integer[] as counts`;
  });
}

/**
 * The people among whom somebody who hides the orientation is not singled out. Nothing that the viewer can do counts:
 * no swipe, no block, and no account without the badge, of which one person can make many. Nothing that anybody hides
 * does either. Each branch is read from its index alone, and none is begun once the limit is reached.
 */
export function crowdStatement(query: CandidateQuery, limit: number) {
  return withParameters<{ people: number }>((bind) => {
    const { towns, genderKeys, seeks } = query.eligibility;
    const conditions = [
      isOfBranch(false),
      sql`candidate.is_shown and candidate.is_for_everyone and candidate.is_verified`,
      sql`candidate.id <> ${bind(query.viewer.id)}`,
      ...preferencesOfBoth(query, bind),
    ];
    const most = bind(limit);
    return sql`select count(*)::integer as people from (
    select from unnest(${bind(towns ?? [...townNames, ''])}::text[]) wanted_town (value)
    cross join unnest(${bind(genderKeys)}::text[]) wanted_gender (value)
    cross join unnest(${bind(seeks)}::text[]) wanted_seek (value)
    cross join lateral (
      select from ${candidates} candidate where ${logicOfSql.all(...conditions)} limit ${most}
    ) person
    limit ${most}
  ) found`;
  });
}

/**
 * Counts the verified people who fit a plain deck as everyone may know it, up to `limit`. There are 16 texts: each of
 * four wishes may be missing.
 */
export async function countVerified(on: Database, query: CandidateQuery, limit: number): Promise<number> {
  const [counted] = await runPlannedOnce(on, crowdStatement(query, limit));
  return counted?.people ?? 0;
}

/** Counts the people in each group, up to `countMax`, in one statement. */
export async function countCrowds(on: Database, query: CountQuery): Promise<number[]> {
  return (await runUnprepared(on, countStatement(query)))[0]?.counts ?? [];
}
