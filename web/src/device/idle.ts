/**
 * A browser that shows nothing new may never report that it is idle, and Safari has no such report. After this time it
 * counts as idle, in ms.
 */
const idleMillisecondsMax = 2000;
const unreportedMilliseconds = 200;

/** Resolves when the browser is idle, after two seconds at the latest. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: idleMillisecondsMax })
      : setTimeout(resolve, unreportedMilliseconds),
  );
}
