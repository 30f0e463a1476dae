import { countyOf, neighboursOf } from '@mwanzo/contract/counties';
import { nearOptions, type Near } from '@mwanzo/contract/people/options';
import { townNames } from '@mwanzo/contract/town-names';
import { nearLabels, preferences as texts } from '../../../../i18n/preferences.ts';
import { t } from '../../../../i18n/translate.ts';

/** Says whether a town is the only listed one in its county, so that "my town" and "my county" are the same choice. */
const isOneTown = (town: string): boolean =>
  townNames.filter((other) => countyOf(other) === countyOf(town)).length === 1 && countyOf(town) === town;

/** Returns the known town of a location: the first of its parts that is one. Null for "my village" or an empty text. */
export function townOf(location: string): string | null {
  const parts = location.split(',').map((part) => part.trim().toLowerCase());
  for (const part of parts) {
    const town = townNames.find((name) => name.toLowerCase() === part);
    if (town) return town;
  }
  return null;
}

/** Lists counties: "Nairobi, Murang'a, Machakos and 4 more". */
function someOf(counties: readonly string[]): string {
  const shown = counties.slice(0, 3).join(', ');
  const more = counties.length - 3;
  return more > 0 ? t(texts.countiesAndMore, { counties: shown, count: more }) : shown;
}

/**
 * Explains each choice of distance for a member who lives at this location. Without a known town there is no
 * explanation.
 */
export function nearHints(location: string): Partial<Record<Near, string>> {
  const town = townOf(location);
  const county = town === null ? null : countyOf(town);
  const everywhere = { anywhere: t(texts.allCounties) };
  if (town === null || county === null) return everywhere;
  return {
    ...everywhere,
    town,
    county: t(texts.county, { county }),
    neighbours: someOf(neighboursOf(county)),
  };
}

/** Returns the rows of the choice. "My town" is left out where it equals "my county", unless it is chosen. */
export function nearRows(location: string, chosen: Near): { value: Near; label: string; hint?: string | undefined }[] {
  const hints = nearHints(location);
  const town = townOf(location);
  const leftOut = town !== null && isOneTown(town) && chosen !== 'town' ? 'town' : undefined;
  return nearOptions
    .filter((value) => value !== leftOut)
    .map((value) => ({ value, label: t(nearLabels[value]), hint: hints[value] }));
}
