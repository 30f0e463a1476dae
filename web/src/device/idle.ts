/** Resolves when the browser is idle. Safari does not report that, so there it resolves after 200 ms. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
}
