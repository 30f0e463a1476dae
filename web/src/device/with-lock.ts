/**
 * Runs an action while this tab holds a lock that it shares with the others. Locks exist only on https and localhost;
 * elsewhere the action runs at once.
 * @param act called with false if the lock was wanted only if nobody has it, and somebody has
 */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  act: (isHeld: boolean) => T,
): Promise<Awaited<T>> {
  const locks: LockManager | undefined = navigator.locks;
  return await (locks ? locks.request(name, options, (lock) => act(lock !== null)) : act(true));
}
