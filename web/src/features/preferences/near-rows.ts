import { countyOf, neighboursOf } from '@mwanzo/contract/counties';
import { nearOptions, type Near } from '@mwanzo/contract/options';
import { townNames } from '@mwanzo/contract/town-names';
import { nearLabels, preferences as texts } from '../../i18n/preferences.ts';
import { t } from '../../i18n/translate.ts';

/** A county that has no other town of the list: "my town" and "my county" would be the same choice. */
const isOneTown = (town: string): boolean =>
  townNames.filter((other) => countyOf(other) === countyOf(town)).length === 1 && countyOf(town) === town;

/** The known town of a location: the first of its parts that is one. Null for "my village" or nothing. */
export function townOf(location: string): string | null {
  const parts = location.split(',').map((part) => part.trim().toLowerCase());
  for (const part of parts) {
    const town = townNames.find((name) => name.toLowerCase() === part);
    if (town) return town;
  }
  return null;
}

/** "Nairobi, Murang'a, Machakos and 4 more" */
function someOf(counties: readonly string[]): string {
  const shown = counties.slice(0, 3).join(', ');
  const more = counties.length - 3;
  return more > 0 ? t(texts.countiesAndMore, { counties: shown, count: more }) : shown;
}

/** What each choice of nearness means for a member who lives there. Without a known town it cannot be said. */
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

/**
 * The rows of the choice. "My town" is left out where town and county are the same, unless it is what is chosen.
 */
export function nearRows(location: string, chosen: Near): { value: Near; label: string; hint?: string | undefined }[] {
  const hints = nearHints(location);
  const town = townOf(location);
  const leftOut = town !== null && isOneTown(town) && chosen !== 'town' ? 'town' : undefined;
  return nearOptions
    .filter((value) => value !== leftOut)
    .map((value) => ({ value, label: t(nearLabels[value]), hint: hints[value] }));
}
