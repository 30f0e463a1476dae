import { countyOf, neighboursOf, type County } from '@mwanzo/contract/counties';
import { nearOptions, type Near } from '@mwanzo/contract/people/options';
import { townNames } from '@mwanzo/contract/town-names';

function townsOf(counties: readonly County[]): readonly string[] {
  return townNames.filter((town) => counties.some((county) => county === countyOf(town)));
}

/**
 * The towns within this distance. Null restricts nothing: for `anywhere`, without a choice, and for a member without a
 * known town, whose distance to others is unknown. The unknown town '' is near to none.
 */
export function townsWithin(town: string, near: Near | null): readonly string[] | null {
  const county = countyOf(town);
  if (near === null || near === 'anywhere' || county === null) return null;
  if (near === 'town') return [town];
  return townsOf(near === 'county' ? [county] : [county, ...neighboursOf(county)]);
}

/**
 * The next step that adds towns, with those towns; null when there is none. In a county with one town of the list, the
 * county is no step.
 */
export function stepFurther(town: string, near: Near | null): { near: Near; addedTowns: readonly string[] } | null {
  const within = townsWithin(town, near);
  if (within === null || near === null) return null;
  for (const next of nearOptions.slice(nearOptions.indexOf(near) + 1)) {
    const added = (townsWithin(town, next) ?? [...townNames, '']).filter((other) => !within.includes(other));
    if (added.length > 0) return { near: next, addedTowns: added };
  }
  return null;
}
