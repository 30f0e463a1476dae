const kinds = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** The number of a tile's gradient in likes.css. */
export type TileKind = (typeof kinds)[number];

/** The largest number of tiles that are drawn, however many people there are. */
export const tilesMax = kinds.length;

/**
 * Returns the gradients for a Nairobi day, in their order. Only the day seeds the shuffle. So the tiles reveal nothing
 * about the people, and everybody sees the same tiles on that day.
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
