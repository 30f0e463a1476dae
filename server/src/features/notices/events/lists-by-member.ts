/** A list for each member, oldest entry first. A member without entries takes no memory. */
export interface ListsByMember<Item> {
  of(userId: number): readonly Item[];
  add(userId: number, item: Item): void;
  remove(userId: number, item: Item): void;
  clear(): void;
}

export function createListsByMember<Item>(): ListsByMember<Item> {
  const lists = new Map<number, Item[]>();
  return {
    of: (userId) => lists.get(userId) ?? [],
    add(userId, item) {
      const own = lists.get(userId);
      if (own) own.push(item);
      else lists.set(userId, [item]);
    },
    remove(userId, item) {
      const own = lists.get(userId);
      const place = own?.indexOf(item) ?? -1;
      if (!own || place === -1) return;
      if (own.length === 1) lists.delete(userId);
      else own.splice(place, 1);
    },
    clear: () => lists.clear(),
  };
}
