/** What a page shows first may still be on its way when all that it links is there: a photo that an answer names. */
const restMilliseconds = 1000;

/** Runs it once the page has everything that it links, a second has passed, and there is nothing better to do. */
export function whenIdle(action: () => void): void {
  // Safari has no such callback.
  const rest = () => setTimeout(() => void (window.requestIdleCallback ?? setTimeout)(action), restMilliseconds);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
