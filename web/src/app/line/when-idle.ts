/** Runs it once the page has everything that it links, and nothing better to do. */
export function whenIdle(action: () => void): void {
  // Safari has no such callback.
  const wait = () => void (window.requestIdleCallback ?? setTimeout)(action);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
