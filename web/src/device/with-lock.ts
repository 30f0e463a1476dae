/** Says whether the browser has locks. They exist only on https and localhost. */
export const hasLocks = (): boolean => 'locks' in navigator;

/**
 * Runs an action while this tab holds a lock that it shares with the others. Without locks the
 * action runs at once.
 * @param act called with false if the lock was wanted only if nobody has it, and somebody has
 */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  act: (isHeld: boolean) => T,
): Promise<Awaited<T>> {
  return await (hasLocks() ? navigator.locks.request(name, options, (lock) => act(lock !== null)) : act(true));
}
