const kinds = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** The number of a tile's gradient in likes.css. */
export type TileKind = (typeof kinds)[number];

/** At most so many tiles are drawn, however many people there are. */
export const tilesMax = kinds.length;

/**
 * Which gradients are shown on a Nairobi day, in which order: a shuffle with the day alone as its seed, so that it says
 * nothing of the people, and everybody who looks on this day sees the same.
 */
export function tilesOf(day: string, count: number): TileKind[] {
  const left: TileKind[] = [...kinds];
  let seed = Number(day.replaceAll('-', ''));
  const tiles: TileKind[] = [];
  while (tiles.length < Math.min(count, tilesMax)) {
    // The constants of Numerical Recipes' linear congruential generator.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    tiles.push(...left.splice(Math.floor((seed / 2 ** 32) * left.length), 1));
  }
  return tiles;
}
