import { answeredBy, maySwipe } from '../../core/pairs/index.ts';
import { candidateSql, isForEveryone, isShown, isVerified } from '../../people/profiles/index.ts';
import { latestBirthdayFor, type DeckViewer, type Eligibility } from './deck-rules.ts';
import { townsWithin } from './near-rules.ts';

/** Adds a value to a query's parameters and returns its placeholder. */
export type Bind = (value: unknown) => string;

export function withParameters(write: (bind: Bind) => string): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  return { text: write((value) => `$${values.push(value)}`), values };
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
export const answeredOnce = (viewerId: string) => `answered as materialized (
    ${answeredBy(`${viewerId}::bigint`)}
  )`;

/**
 * SQL condition on a candidate: everything except town, gender and seek, which select the branch of an index. `shown`
 * is the condition that others see the profile at all.
 */
export function conditionsFor(
  query: CandidateQuery,
  viewerId: string,
  bind: Bind,
  shown: string = isShown('profile'),
): string {
  const { genderDetail, orientation } = query.eligibility;
  const conditions = [
    maySwipe({
      me: viewerId,
      them: 'profile.user_id',
      isShown: shown,
      isForEveryone: isForEveryone('profile'),
    }),
    'profile.user_id not in (select user_id from answered)',
    ...preferencesOfBoth(query, bind),
  ];
  if (genderDetail !== null) conditions.push(candidateSql.showsGenderDetail('profile', bind(genderDetail)));
  if (orientation !== null) conditions.push(candidateSql.showsOrientation('profile', bind(orientation)));
  return conditions.join('\n      and ');
}

/** SQL conditions: the viewer and the candidate fulfil each other's preferences, except for gender and town. */
export function preferencesOfBoth(query: CandidateQuery, bind: Bind): string[] {
  return [...preferencesOfViewer(query, bind), ...preferencesOfCandidate(query.viewer, bind)];
}

/**
 * SQL conditions: the towns (all if null), genders and seeks as everyone may know them, and the search text if there is
 * one.
 */
export function branchConditions(
  { eligibility }: CandidateQuery,
  text: TextFilter | null,
  towns: readonly string[] | null,
  bind: Bind,
): string[] {
  const branches = { genderKeys: bind(eligibility.genderKeys), seeks: bind(eligibility.seeks) };
  const conditions = [candidateSql.isOfAnyBranch('profile', branches)];
  // Folded words hold only letters and digits, so nothing in them needs to be escaped.
  if (text && text.words.length > 0) {
    const words = text.words.map((word) => `'${word}':*`).join(' & ');
    conditions.push(candidateSql.matchesWords('profile', bind(words)));
  }
  if (text && text.location !== null)
    conditions.push(candidateSql.hasLocationLike('profile', bind(`%${text.location}%`)));
  if (towns !== null) conditions.push(candidateSql.isInTowns('profile', bind(towns)));
  return conditions;
}

/** The viewer's preferences, each as a condition on candidates. */
export function preferencesOfViewer({ eligibility, today }: CandidateQuery, bind: Bind): string[] {
  const { minAge, maxAge, wants, verifiedOnly } = eligibility;
  const conditions: string[] = [];
  if (minAge !== null) {
    const latestBirthday = bind(latestBirthdayFor(minAge, today));
    conditions.push(candidateSql.isAtLeast('profile', bind(minAge), latestBirthday));
  }
  if (maxAge !== null) {
    const tooEarlyBirthday = bind(latestBirthdayFor(maxAge + 1, today));
    conditions.push(candidateSql.isAtMost('profile', bind(maxAge), tooEarlyBirthday));
  }
  if (wants !== null) conditions.push(candidateSql.showsIntent('profile', bind(wants)));
  if (verifiedOnly) conditions.push(isVerified('profile'));
  return conditions;
}

/** The candidates' preferences, as conditions on the viewer. */
function preferencesOfCandidate({ age, publicIntent, isVerified: hasBadge, town }: DeckViewer, bind: Bind): string[] {
  const viewer = { age: bind(age), intent: bind(publicIntent), isVerified: bind(hasBadge) };
  const surroundings = {
    town: bind(townsWithin(town, 'town') ?? []),
    county: bind(townsWithin(town, 'county') ?? []),
    neighbours: bind(townsWithin(town, 'neighbours') ?? []),
  };
  return [candidateSql.isContentWith('profile', viewer), candidateSql.reaches('profile', surroundings)];
}
