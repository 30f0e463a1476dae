import { ageLimits } from '@mwanzo/contract/limits';
import type { GenderFilter, Orientation } from '@mwanzo/contract/options';

/** Each list has one entry or none; an empty location means all (docs/product/filters.md). */
export interface DeckFilters {
  orientation: readonly Orientation[];
  gender: readonly GenderFilter[];
  /** The ages in years, both ends included. The slider's upper end means "and older". */
  ageRange: readonly [low: number, high: number];
  location: string;
}

export const noFilters: DeckFilters = { orientation: [], gender: [], ageRange: ageLimits.filterDefault, location: '' };

export function isFilterActive({ orientation, gender, ageRange, location }: DeckFilters): boolean {
  const [low, high] = ageLimits.filterDefault;
  const ageDiffers = ageRange[0] !== low || ageRange[1] !== high;
  return orientation.length > 0 || gender.length > 0 || location !== '' || ageDiffers;
}

/** The deck's query parameters. Empty values are left out, and only the first entry of each list is sent. */
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
