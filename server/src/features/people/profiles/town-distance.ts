import { towns, type Town } from '@mwanzo/contract/towns';

const earthRadiusKm = 6371;
/** Upper bounds of the bands in km. Nothing depends on a more exact distance. */
const bandsKm = [25, 75, 200] as const;
const unknownBand = bandsKm.length + 2;
/** The numbers of towns that are searched together before the search goes further out, nearest towns first. */
const ringSizes = [8, 24] as const;

const townsByName = new Map(towns.map((town) => [town.name, town]));

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance of two towns in km (haversine formula). */
export function distanceKm(from: Town, to: Town): number {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/**
 * The band of a town's distance: 0 is the same town, then up to 25, 75 and 200 km, further, and last an unknown town.
 */
export function distanceBand(from: string, to: string): number {
  const [start, end] = [townsByName.get(from), townsByName.get(to)];
  if (!start) return 0;
  if (!end) return unknownBand;
  if (from === to) return 0;
  const km = distanceKm(start, end);
  const band = bandsKm.findIndex((bound) => km <= bound);
  return band === -1 ? bandsKm.length + 1 : band + 1;
}

/** All towns in rings around one: itself, the nearest 8, the next 24, and the rest with '' for the unknown. */
export function townRings(town: string): readonly (readonly string[])[] {
  const start = townsByName.get(town);
  const names = towns.map(({ name }) => name);
  if (!start) return [[...names, '']];
  const kmTo = new Map(towns.map((other) => [other.name, distanceKm(start, other)]));
  const nearest = names
    .filter((name) => name !== town)
    .sort((one, other) => (kmTo.get(one) ?? 0) - (kmTo.get(other) ?? 0));
  const [near, far] = ringSizes;
  return [[town], nearest.slice(0, near), nearest.slice(near, near + far), [...nearest.slice(near + far), '']];
}
