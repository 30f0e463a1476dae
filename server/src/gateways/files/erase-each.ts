/**
 * Erases one thing after the other. What cannot be erased holds up none of the others.
 *
 * @returns the erased ones, and a function that throws the first failure, if there was one
 */
export async function eraseEach<Item>(
  items: readonly Item[],
  erase: (item: Item) => Promise<unknown>,
): Promise<{ readonly erased: readonly Item[]; readonly throwFailure: () => void }> {
  const erased: Item[] = [];
  const failures: unknown[] = [];
  for (const item of items)
    await erase(item).then(
      () => erased.push(item),
      (error: unknown) => failures.push(error),
    );
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  return { erased, throwFailure };
}
