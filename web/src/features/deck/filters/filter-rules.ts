import { ageLimits } from '@mwanzo/contract/limits';
import type { GenderFilter, Orientation } from '@mwanzo/contract/options';

/** SPEC.md section 3: the lists hold none or one; an empty location means all. */
export interface DeckFilters {
  orientation: readonly Orientation[];
  gender: readonly GenderFilter[];
  /** Years, both ends included; the slider's upper end means "and older". */
  ageRange: readonly [low: number, high: number];
  location: string;
}

export const noFilters: DeckFilters = { orientation: [], gender: [], ageRange: ageLimits.filterDefault, location: '' };

export function isFilterActive({ orientation, gender, ageRange, location }: DeckFilters): boolean {
  const [low, high] = ageLimits.filterDefault;
  const ageDiffers = ageRange[0] !== low || ageRange[1] !== high;
  return orientation.length > 0 || gender.length > 0 || location !== '' || ageDiffers;
}

/** The query of the deck's call; what is empty is left out, and of each list only the first goes. */
export interface DeckRequest {
  search?: string;
  orientation?: Orientation;
  gender?: GenderFilter;
  location?: string;
  min_age: number;
  max_age: number;
}

export function deckRequest(search: string, { orientation, gender, ageRange, location }: DeckFilters): DeckRequest {
  const [low, high] = ageRange;
  const words = search.trim();
  return {
    ...(words !== '' && { search: words }),
    ...(orientation[0] && { orientation: orientation[0] }),
    ...(gender[0] && { gender: gender[0] }),
    ...(location !== '' && { location }),
    min_age: low,
    max_age: high >= ageLimits.filterMax ? ageLimits.max : high,
  };
}

/** How an upper age is shown: "65+" at the slider's end. */
export function upperAgeText(age: number): string {
  return age >= ageLimits.filterMax ? `${ageLimits.filterMax}+` : String(age);
}
