import { ageLimits } from '@mwanzo/contract/limits';
import type { GenderFilter, Orientation } from '@mwanzo/contract/people/options';
import type { OwnPreferences } from '@mwanzo/contract/people/preferences';
import { agesOfSlider, sliderAges, type SliderAges } from '../../../../shared/preferences/slider-ages.ts';

/** Each list has one entry or none; an empty location means all (docs/product/filters.md). */
export interface DeckFilters {
  orientation: readonly Orientation[];
  gender: readonly GenderFilter[];
  /** Null until the member chooses ages here. */
  ageRange: SliderAges | null;
  location: string;
}

export const noFilters: DeckFilters = { orientation: [], gender: [], ageRange: null, location: '' };

export function isFilterActive({ orientation, gender, ageRange, location }: DeckFilters): boolean {
  return orientation.length > 0 || gender.length > 0 || location !== '' || ageRange !== null;
}

/** Returns the ages that the sheet shows until some are chosen there: those in which the deck is looked for. */
export function startingAges(preferences: Pick<OwnPreferences, 'min_age' | 'max_age' | 'is_chosen'> | undefined) {
  return preferences?.is_chosen ? sliderAges(preferences) : ageLimits.filterDefault;
}

/** Returns null if the ages are back where they began, which is no choice. */
export function chosenAges(ages: SliderAges, starting: SliderAges): SliderAges | null {
  return ages[0] === starting[0] && ages[1] === starting[1] ? null : ages;
}

/** The deck's query parameters. Empty values are left out, and only the first entry of each list is sent. */
export interface DeckRequest {
  search?: string;
  orientation?: Orientation;
  gender?: GenderFilter;
  location?: string;
  min_age: number;
  max_age: number;
  /** Sent with the default ages: the preferred ones take their place once the member has chosen preferences. */
  ages?: 'preferred';
}

export function deckRequest(search: string, { orientation, gender, ageRange, location }: DeckFilters): DeckRequest {
  const words = search.trim();
  return {
    ...(words !== '' && { search: words }),
    ...(orientation[0] && { orientation: orientation[0] }),
    ...(gender[0] && { gender: gender[0] }),
    ...(location !== '' && { location }),
    ...agesOfSlider(ageRange ?? ageLimits.filterDefault),
    ...(ageRange === null && { ages: 'preferred' }),
  };
}
