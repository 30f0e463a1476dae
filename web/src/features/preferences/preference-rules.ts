import { ageLimits } from '@mwanzo/contract/limits';
import type { OwnPreferences, Preferences } from '@mwanzo/contract/preferences';
import type { Range } from '../../ui/controls/range-bounds.ts';

/** Returns the preferences to send, without the fields that the server adds. */
export function preferencesBody(all: OwnPreferences): Preferences {
  const { looking_for, min_age, max_age, near, intent, verified_only } = all;
  return { looking_for, min_age, max_age, near, intent, verified_only };
}

/** Returns the ages for the slider. It ends at 65, which also stands for everybody older. */
export function sliderAges({ min_age, max_age }: Pick<Preferences, 'min_age' | 'max_age'>): Range {
  return [Math.min(min_age, ageLimits.filterMax), Math.min(max_age, ageLimits.filterMax)];
}

export function agesOfSlider([low, high]: Range): Pick<Preferences, 'min_age' | 'max_age'> {
  return { min_age: low, max_age: high >= ageLimits.filterMax ? ageLimits.max : high };
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
