import { ageLimits } from '@mwanzo/contract/limits';
import type { OwnPreferences, Preferences } from '@mwanzo/contract/people/preferences';

/** Returns the preferences to send, without the fields that the server adds. */
export function preferencesBody(all: OwnPreferences): Preferences {
  const { looking_for, min_age, max_age, near, intent, verified_only } = all;
  return { looking_for, min_age, max_age, near, intent, verified_only };
}

/** The oldest age of members to whom the filter's default ages are proposed. */
const defaultAgesUntil = 45;

/**
 * Returns the ages that are proposed before any were chosen: the filter's default; for older members without an upper
 * end.
 */
export function proposedAges(ownAge: number | null): Pick<Preferences, 'min_age' | 'max_age'> {
  const [low, high] = ageLimits.filterDefault;
  return { min_age: low, max_age: (ownAge ?? low) > defaultAgesUntil ? ageLimits.max : high };
}
