/** Operations per second in this process, `inFlight` at a time, after a tenth of `total` as warm-up. */
export async function repositoryRate(
  operation: (index: number) => Promise<unknown>,
  total: number,
  inFlight: number,
): Promise<number> {
  let next = 0;
  const runUntil = async (end: number): Promise<void> => {
    while (next < end) await operation(next++);
  };
  const runAll = (end: number): Promise<unknown> => Promise.all(Array.from({ length: inFlight }, () => runUntil(end)));
  const warmUp = Math.ceil(total / 10);
  await runAll(warmUp);
  const startedAt = performance.now();
  await runAll(warmUp + total);
  return (total * 1000) / (performance.now() - startedAt);
}
