import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import { ageLimits } from '@mwanzo/contract/limits';
import {
  lookingForOptions,
  type Gender,
  type GenderDetail,
  type Intent,
  type LookingFor,
  type Orientation,
} from '@mwanzo/contract/people/options';
import { preferencesOf, type StoredPreferences } from '../../people/profiles/index.ts';
import { townsWithin } from './near-rules.ts';

/** The viewer's values that decide which candidates they see, and whose decks they appear in. */
export interface DeckViewer extends StoredPreferences {
  readonly id: number;
  readonly gender: Gender | null;
  readonly orientation: Orientation | null;
  /** The known town, or ''. */
  readonly town: string;
  /** The age that others see, by the birthday if none was typed yet; 100 stands for 100 and older. */
  readonly age: number;
  /** The intent that others see. */
  readonly publicIntent: Intent | null;
  readonly isVerified: boolean;
}

/** The groups of genders that members seek: 'other' is every gender but these two, or none. */
export type GenderGroup = 'female' | 'male' | 'other';

export const genderGroupOf = (gender: Gender | null): GenderGroup =>
  gender === 'female' || gender === 'male' ? gender : 'other';

/** The sets of groups that a member can seek, as the column `seeks` writes them. */
export const soughtSets = ['everyone', 'female', 'male', 'other', 'female male', 'female other', 'male other'] as const;
type SoughtSet = (typeof soughtSets)[number];

/**
 * Says whether a request asks for the plain deck, which looks nobody up. Ages alone are allowed. Only the plain deck of
 * a verified member, within the day's limit, may use facts that a candidate hides (docs/product/deck.md).
 */
export function isPlain({ search, orientation, gender, location }: DeckQuery): boolean {
  return !search && orientation === undefined && gender === undefined && location === undefined;
}

/** The gender detail that a filter asks for. */
export function genderDetailIn({ gender }: DeckQuery): GenderDetail | null {
  return gender === 'trans' || gender === 'genderfluid' ? gender : null;
}

/** The conditions for a viewer's deck, besides not having been liked or passed yet. The interest must be mutual. */
export interface Eligibility {
  /** The genders to which the viewer is open; '' stands for no gender given. */
  readonly genderKeys: readonly string[];
  /** The sets of genders that include the viewer. A candidate has to seek one of them. */
  readonly seeks: readonly SoughtSet[];
  /** It is compared only with details that everyone may see. */
  readonly genderDetail: GenderDetail | null;
  /** It is compared only with orientations that everyone may see. */
  readonly orientation: Orientation | null;
  /** In years, inclusive; null is no bound. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** The towns in which a candidate must live; null is anywhere. */
  readonly towns: readonly string[] | null;
  /** A candidate must show one of these intents; null requires none. */
  readonly wants: readonly Intent[] | null;
  readonly verifiedOnly: boolean;
}

type Seeker = Pick<DeckViewer, 'gender' | 'orientation' | 'town' | keyof StoredPreferences>;

/**
 * The viewer's preferences combined with a filter. A filter by gender or orientation replaces the viewer's side of the
 * mutual interest, and one by location replaces the preferred distance. All other conditions apply together. The
 * candidate's side always applies.
 */
export function eligibilityFor(viewer: Seeker, query: DeckQuery): Eligibility {
  const ages = query.ages === 'preferred' && viewer.lookingFor !== null ? {} : query;
  const group = genderGroupOf(viewer.gender);
  return {
    genderKeys: genderKeysFor(viewer, query),
    seeks: soughtSets.filter((set) => set === 'everyone' || set.split(' ').includes(group)),
    genderDetail: genderDetailIn(query),
    orientation: query.orientation ?? null,
    minAge: mostOf(Math.max, viewer.minAge, ages.min_age),
    maxAge: mostOf(Math.min, upperEnd(viewer.maxAge), upperEnd(ages.max_age)),
    towns: query.location === undefined ? townsWithin(viewer.town, viewer.near) : null,
    wants: viewer.wants,
    verifiedOnly: viewer.verifiedOnly,
  };
}

function mostOf(choose: typeof Math.max, ...bounds: (number | null | undefined)[]): number | null {
  const given = bounds.filter((bound) => typeof bound === 'number');
  return given.length === 0 ? null : choose(...given);
}

/** An age of 100 stands for no upper end. */
const upperEnd = (age: number | null | undefined) => (age === ageLimits.max ? null : age);

const genderKeysByOption: Readonly<Record<LookingFor, readonly string[]>> = {
  women: ['female'],
  men: ['male'],
  'non-binary': ['non-binary', 'other', ''],
};

function genderKeysFor(viewer: Seeker, query: DeckQuery): readonly string[] {
  const { gender, orientation } = query;
  if (genderDetailIn(query) !== null) return ['non-binary'];
  if (gender !== undefined) return [gender];
  const sought = orientation === undefined ? preferencesOf(viewer).looking_for : lookingForOptions;
  return sought.flatMap((option) => genderKeysByOption[option]);
}

/**
 * The latest birthday of somebody who is at least `age` years old on `day`, both dates YYYY-MM-DD. It is the inverse of
 * `ageOn`: somebody born on 29 February turns a year older on 1 March.
 */
export function latestBirthdayFor(age: number, day: string): string {
  const year = String(Number(day.slice(0, 4)) - age).padStart(4, '0');
  const anniversary = `${year}${day.slice(4)}`;
  return anniversary.endsWith('-02-29') && !isLeapYear(Number(year)) ? `${year}-02-28` : anniversary;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
