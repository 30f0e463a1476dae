/** Calls a second of one Node process with so many in flight, after a warm-up of a tenth. */
export async function repositoryRate(
  call: (index: number) => Promise<unknown>,
  total: number,
  inFlight: number,
): Promise<number> {
  let next = 0;
  const callUntil = async (end: number): Promise<void> => {
    while (next < end) await call(next++);
  };
  const callAll = (end: number): Promise<unknown> =>
    Promise.all(Array.from({ length: inFlight }, () => callUntil(end)));
  const warmUp = Math.ceil(total / 10);
  await callAll(warmUp);
  const begun = performance.now();
  await callAll(warmUp + total);
  return (total * 1000) / (performance.now() - begun);
}
