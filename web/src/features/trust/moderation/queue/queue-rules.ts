/** An item of any queue. */
export interface Listed {
  readonly id: number;
  /** The id of the reviewer who has claimed the item. Left out in lists without claims. */
  readonly claimed_by?: number | null;
}

/**
 * Returns a key that is unique within a queue. An id is not enough, because a change and a case may have the same one.
 */
export function keyOf(item: Listed): string {
  return `${'parts' in item ? 'change' : 'case'}-${item.id}`;
}

/** Says whether another reviewer has claimed the item. */
export function isTaken({ claimed_by: holder = null }: Listed, reviewerId: number | undefined): boolean {
  return holder !== null && holder !== reviewerId;
}

/** Returns the next item down (1) or up (-1) the list; null at its ends, or if the item is not in the list. */
export function neighbour<Item extends Listed>(list: readonly Item[], key: string, steps: 1 | -1): Item | null {
  const index = list.findIndex((each) => keyOf(each) === key);
  return index === -1 ? null : (list[index + steps] ?? null);
}

/**
 * Returns the item to open after another one: the next one down the list that no other reviewer has claimed, otherwise
 * the first one.
 */
export function nextFree<Item extends Listed>(
  list: readonly Item[],
  doneKey: string | null,
  reviewerId: number | undefined,
): Item | null {
  const index = list.findIndex((each) => keyOf(each) === doneKey);
  const inTurn = [...list.slice(index + 1), ...list.slice(0, Math.max(0, index))];
  return inTurn.find((each) => !isTaken(each, reviewerId)) ?? null;
}
