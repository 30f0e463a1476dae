import type { Near } from '@mwanzo/contract/people/options';
import type { Query } from '../../../database/plan-once.ts';
import { sql, type Sql } from '../../../database/sql.ts';
import { answeredBy, logicOfSql, maySwipe } from '../../core/pairs/index.ts';
import { latestBirthdayFor, type DeckViewer, type Eligibility } from './deck-rules.ts';
import { townsWithin } from './near-rules.ts';

/** Adds a value to a query's parameters and returns its placeholder. */
export type Bind = (value: unknown) => Sql;

export function withParameters<Row>(write: (bind: Bind) => Sql): Query<Row> {
  const values: unknown[] = [];
  return { text: write((value) => sql`$${values.push(value)}`), values };
}

/** A folded search text: beginnings of words in name and interests, and part of the location. */
export interface TextFilter {
  readonly words: readonly string[];
  readonly location: string | null;
}

export interface CandidateQuery {
  readonly viewer: DeckViewer;
  readonly eligibility: Eligibility;
  /** The Nairobi day for which ages are computed. */
  readonly today: string;
}

/**
 * Everyone whom the viewer has liked or passed, read once into a hash. With a long history this is cheaper than a
 * look-up for each candidate.
 */
export const answeredOnce = (viewerId: Sql): Sql => sql`answered as materialized (
    ${answeredBy(sql`${viewerId}::bigint`)}
  )`;

/** Conditions on a row of `candidates`: all but town, gender and seek, which select the branch of an index. */
export function conditionsFor(query: CandidateQuery, viewerId: Sql, bind: Bind): Sql {
  const { genderDetail, orientation } = query.eligibility;
  const conditions: Sql[] = [
    maySwipe(viewerId, sql`candidate`),
    sql`candidate.id not in (select user_id from answered)`,
    ...preferencesOfBoth(query, bind),
  ];
  if (genderDetail !== null) conditions.push(sql`candidate.public_gender_detail = ${bind(genderDetail)}`);
  if (orientation !== null) conditions.push(sql`candidate.public_orientation = ${bind(orientation)}`);
  return logicOfSql.all(...conditions);
}

/**
 * Condition: the candidate is of the wanted branch of the index profiles_deck, or of profiles_deck_public without the
 * hidden values. `order by rank_key desc, id` reads either in order.
 */
export const isOfBranch = (usesHidden: boolean): Sql =>
  sql`candidate.town = wanted_town.value and candidate.gender_key = wanted_gender.value
    and ${seeksOf(usesHidden)} = wanted_seek.value`;

/** SQL conditions: the viewer and the candidate fulfil each other's preferences, except for gender and town. */
export function preferencesOfBoth(query: CandidateQuery, bind: Bind): Sql[] {
  return [...preferencesOfViewer(query, bind), ...preferencesOfCandidate(query.viewer, bind)];
}

/** SQL: the genders that a candidate seeks, with the hidden ones or as everyone may know them. */
export const seeksOf = (usesHidden: boolean): Sql => sql`candidate.${usesHidden ? 'seeks' : 'public_seeks'}`;

/**
 * SQL conditions: the towns (all if null), genders and seeks as everyone may know them, and the search text if there is
 * one.
 */
export function branchConditions(
  { eligibility }: CandidateQuery,
  text: TextFilter | null,
  towns: readonly string[] | null,
  bind: Bind,
): Sql[] {
  const conditions: Sql[] = [
    sql`candidate.gender_key = any (${bind(eligibility.genderKeys)}::text[])`,
    sql`candidate.public_seeks = any (${bind(eligibility.seeks)}::text[])`,
  ];
  // Folded words hold only letters and digits, so nothing in them needs to be escaped.
  if (text && text.words.length > 0) {
    const words = text.words.map((word) => `'${word}':*`).join(' & ');
    conditions.push(sql`candidate.search @@ ${bind(words)}::tsquery`);
  }
  if (text && text.location !== null)
    conditions.push(sql`candidate.location_folded like ${bind(`%${text.location}%`)}`);
  if (towns !== null) conditions.push(sql`candidate.town = any (${bind(towns)}::text[])`);
  return conditions;
}

/** The viewer's preferences, each as a condition on candidates. Ages are those that others see. */
export function preferencesOfViewer({ eligibility, today }: CandidateQuery, bind: Bind): Sql[] {
  const { minAge, maxAge, wants, verifiedOnly } = eligibility;
  const conditions: Sql[] = [];
  if (minAge !== null)
    conditions.push(sql`case when candidate.is_verified
        then candidate.birthday <= ${bind(latestBirthdayFor(minAge, today))}::date
        else candidate.age >= ${bind(minAge)} end`);
  if (maxAge !== null)
    conditions.push(sql`case when candidate.is_verified
        then candidate.birthday > ${bind(latestBirthdayFor(maxAge + 1, today))}::date
        else candidate.age <= ${bind(maxAge)} end`);
  if (wants !== null) conditions.push(sql`candidate.public_intent = any (${bind(wants)})`);
  if (verifiedOnly) conditions.push(sql`candidate.is_verified`);
  return conditions;
}

/** Condition: a viewer, given as pieces of SQL, fulfils the candidate's preferences for age, intent and badge. */
export const isContentWith = (age: Sql, intent: Sql, isVerified: Sql): Sql =>
  sql`(candidate.min_age is null or ${age} between candidate.min_age and candidate.max_age)
      and (candidate.wants is null or ${intent} = any (candidate.wants))
      and (${isVerified} or not candidate.verified_only)`;

/** The candidates' preferences, as conditions on the viewer. One without a known town does not care who is near. */
function preferencesOfCandidate({ age, publicIntent, isVerified, town }: DeckViewer, bind: Bind): Sql[] {
  const towns = (near: Near) => sql`${bind(townsWithin(town, near) ?? [])}::text[]`;
  return [
    isContentWith(bind(age), bind(publicIntent), bind(isVerified)),
    sql`(coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
        case candidate.near when 'town' then ${towns('town')} when 'county' then ${towns('county')}
          else ${towns('neighbours')} end))`,
  ];
}
