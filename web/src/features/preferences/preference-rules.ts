import { ageLimits } from '@mwanzo/contract/limits';
import type { OwnPreferences, Preferences } from '@mwanzo/contract/preferences';
import type { Range } from '../../ui/controls/range-bounds.ts';

/** What is sent: the preferences without what the server adds. */
export function preferencesBody(all: OwnPreferences): Preferences {
  const { looking_for, min_age, max_age, near, intent, verified_only } = all;
  return { looking_for, min_age, max_age, near, intent, verified_only };
}

/** The ages as the slider shows them: it ends at 65, which stands for everybody older. */
export function sliderAges({ min_age, max_age }: Pick<Preferences, 'min_age' | 'max_age'>): Range {
  return [Math.min(min_age, ageLimits.filterMax), Math.min(max_age, ageLimits.filterMax)];
}

export function agesOfSlider([low, high]: Range): Pick<Preferences, 'min_age' | 'max_age'> {
  return { min_age: low, max_age: high >= ageLimits.filterMax ? ageLimits.max : high };
}

/** The oldest member to whom the filter's default ages are proposed. */
const defaultAgesUntil = 45;

/** The ages that are proposed before anything was chosen: the filter's default, and no upper end for older members. */
export function proposedAges(ownAge: number | null): Pick<Preferences, 'min_age' | 'max_age'> {
  const [low, high] = ageLimits.filterDefault;
  return { min_age: low, max_age: (ownAge ?? low) > defaultAgesUntil ? ageLimits.max : high };
}
