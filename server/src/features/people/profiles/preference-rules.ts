import { ageLimits } from '@mwanzo/contract/limits';
import {
  lookingForOptions,
  type Gender,
  type Intent,
  type LookingFor,
  type Near,
  type Orientation,
} from '@mwanzo/contract/people/options';
import type { OwnPreferences, Preferences } from '@mwanzo/contract/people/preferences';

/** The values from which a member's interest is derived until they choose the genders that they look for. */
interface Seeker {
  readonly gender: Gender | null;
  readonly orientation: Orientation | null;
}

/** The stored preferences: all null and false until they are chosen. */
export interface StoredPreferences {
  readonly lookingFor: LookingFor[] | null;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly near: Near | null;
  /** Null means all. */
  readonly wants: Intent[] | null;
  readonly verifiedOnly: boolean;
}

/**
 * Whom a member is open to before they choose: one gender, or everyone (docs/product/deck.md). The column
 * `seeks` computes the same.
 */
export function seeksOf({ gender, orientation }: Seeker): 'female' | 'male' | 'everyone' {
  if (gender !== 'female' && gender !== 'male') return 'everyone';
  if (orientation === 'straight') return gender === 'female' ? 'male' : 'female';
  if (orientation === 'gay' || orientation === 'lesbian') return gender;
  return 'everyone';
}

const lookingForBySeeks = { female: ['women'], male: ['men'], everyone: lookingForOptions } as const;

/** A member's preferences. Those that were not chosen are derived from the profile and restrict nobody. */
export function preferencesOf(member: Seeker & StoredPreferences): OwnPreferences {
  return {
    looking_for: [...(member.lookingFor ?? lookingForBySeeks[seeksOf(member)])],
    min_age: member.minAge ?? ageLimits.min,
    max_age: member.maxAge ?? ageLimits.max,
    near: member.near ?? 'anywhere',
    intent: member.wants ?? [],
    verified_only: member.verifiedOnly,
    is_chosen: member.lookingFor !== null,
  };
}

/** The stored form of chosen preferences: in the order of the options, so that the same choice is the same row. */
export function storedPreferences(chosen: Preferences): StoredPreferences {
  return {
    lookingFor: lookingForOptions.filter((option) => chosen.looking_for.includes(option)),
    minAge: chosen.min_age,
    maxAge: chosen.max_age,
    near: chosen.near,
    wants: chosen.intent.length === 0 ? null : chosen.intent.toSorted(),
    verifiedOnly: chosen.verified_only,
  };
}
