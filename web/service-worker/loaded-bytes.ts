/** Reports the bytes that the worker fetches over the network, because no page's performance entries include them. */
export function reportLoadedBytes(clients: Clients): void {
  const report = async (bytes: number): Promise<void> => {
    // Only one page gets the report, so that it counts once. The page that was used last comes first.
    const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    // The rule is about windows, but this is a worker's client: its postMessage takes no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    page?.postMessage({ loadedBytes: bytes });
  };
  const observer = new PerformanceObserver((list) => {
    const bytes = (list.getEntries() as PerformanceResourceTiming[]).reduce(
      (sum, { transferSize }) => sum + transferSize,
      0,
    );
    if (bytes > 0) void report(bytes);
  });
  observer.observe({ type: 'resource', buffered: true });
}
