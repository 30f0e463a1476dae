import type { DeckQuery } from '@mwanzo/contract/deck';
import { genders, type Gender, type GenderDetail, type Orientation } from '@mwanzo/contract/options';

/**
 * Whom a member is open to: one gender, or everyone (docs/product.md, "Who is in a deck"). The column `seeks` computes
 * the same.
 */
export type Seeks = 'female' | 'male' | 'everyone';

export function seeksOf(gender: Gender | null, orientation: Orientation | null): Seeks {
  if (gender !== 'female' && gender !== 'male') return 'everyone';
  if (orientation === 'straight') return gender === 'female' ? 'male' : 'female';
  if (orientation === 'gay' || orientation === 'lesbian') return gender;
  return 'everyone';
}

/**
 * Whether a request looks nobody up. Ages alone do not. Only the plain deck of a verified member, within the day's
 * limit, may use what a candidate hides (docs/product.md, "Who is in a deck").
 */
export function isPlain({ search, orientation, gender, location }: DeckQuery): boolean {
  return !search && orientation === undefined && gender === undefined && location === undefined;
}

/** The gender detail that a filter asks for. */
export function genderDetailIn({ gender }: DeckQuery): GenderDetail | null {
  return gender === 'trans' || gender === 'genderfluid' ? gender : null;
}

/** Who may be in a viewer's deck, besides not having been answered yet. The interest must be mutual. */
export interface Eligibility {
  /** The genders that the viewer is open to; '' stands for no gender given. */
  readonly genderKeys: readonly string[];
  /** What a candidate may seek so as to be open to the viewer. */
  readonly seeks: readonly Seeks[];
  /** Compared only with details that everyone may see. */
  readonly genderDetail: GenderDetail | null;
  /** Compared only with orientations that everyone may see. */
  readonly orientation: Orientation | null;
  /** In years, inclusive; null is no bound. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

interface Seeker {
  readonly gender: Gender | null;
  readonly orientation: Orientation | null;
}

/**
 * A filter by gender or orientation replaces the viewer's side of the mutual interest; the candidate's side always
 * holds.
 */
export function eligibilityFor(viewer: Seeker, query: DeckQuery): Eligibility {
  return {
    genderKeys: genderKeysFor(viewer, query),
    seeks: viewer.gender === 'female' || viewer.gender === 'male' ? ['everyone', viewer.gender] : ['everyone'],
    genderDetail: genderDetailIn(query),
    orientation: query.orientation ?? null,
    minAge: query.min_age ?? null,
    maxAge: query.max_age ?? null,
  };
}

function genderKeysFor(viewer: Seeker, query: DeckQuery): readonly string[] {
  const { gender, orientation } = query;
  if (genderDetailIn(query) !== null) return ['non-binary'];
  if (gender !== undefined) return [gender];
  const sought = orientation === undefined ? seeksOf(viewer.gender, viewer.orientation) : 'everyone';
  return sought === 'everyone' ? [...genders, ''] : [sought];
}

/**
 * The latest birthday of somebody who is at least `age` years old on `day`, both dates YYYY-MM-DD.
 * The inverse of `ageOn`: somebody born on 29 February turns a year older on 1 March.
 */
export function latestBirthdayFor(age: number, day: string): string {
  const year = String(Number(day.slice(0, 4)) - age).padStart(4, '0');
  const anniversary = `${year}${day.slice(4)}`;
  return anniversary.endsWith('-02-29') && !isLeapYear(Number(year)) ? `${year}-02-28` : anniversary;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
