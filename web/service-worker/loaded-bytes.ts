/** Tells what the worker fetches over the line, which is in no page's own list. */
export function tellLoadedBytes(clients: Clients): void {
  const tell = async (bytes: number): Promise<void> => {
    // To one of several, so that it counts once: the page that was last in use comes first.
    const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    // It is no window: there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    page?.postMessage({ loadedBytes: bytes });
  };
  const observer = new PerformanceObserver((list) => {
    const bytes = (list.getEntries() as PerformanceResourceTiming[]).reduce(
      (sum, { transferSize }) => sum + transferSize,
      0,
    );
    if (bytes > 0) void tell(bytes);
  });
  observer.observe({ type: 'resource', buffered: true });
}
