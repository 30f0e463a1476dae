interface Erasing<Item> {
  readonly erased: readonly Item[];
  readonly stuck: readonly Item[];
  readonly throwFailure: () => void;
}

/**
 * Erases one thing after the other. What cannot be erased holds up none of the others.
 *
 * @returns the erased ones, the others, and a function that throws the first failure, if there was one
 */
export async function eraseEach<Item>(
  items: readonly Item[],
  erase: (item: Item) => Promise<unknown>,
): Promise<Erasing<Item>> {
  const [erased, stuck]: [Item[], Item[]] = [[], []];
  const failures: unknown[] = [];
  for (const item of items)
    await erase(item).then(
      () => erased.push(item),
      (error: unknown) => {
        stuck.push(item);
        failures.push(error);
      },
    );
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  return { erased, stuck, throwFailure };
}

/**
 * Erases batch after batch. What cannot be erased is tried once and holds up none of the later batches. Returns the
 * number of erased ones. The first failure is thrown once nothing else is left.
 *
 * @param eraseBatch takes the next batch without those that are stuck, and does nothing if there is none
 */
export async function eraseBatches<Item>(
  eraseBatch: (stuck: readonly Item[]) => Promise<Erasing<Item>>,
): Promise<number> {
  const stuck: Item[] = [];
  let [erased, throwFirst] = [0, () => {}];
  for (;;) {
    const batch = await eraseBatch(stuck);
    if (stuck.length === 0) throwFirst = batch.throwFailure;
    erased += batch.erased.length;
    stuck.push(...batch.stuck);
    if (batch.erased.length + batch.stuck.length > 0) continue;
    throwFirst();
    return erased;
  }
}
