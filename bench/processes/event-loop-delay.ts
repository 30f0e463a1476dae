// Preloaded into the server process. Measures the delay of its event loop between two messages from the bench.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 1;
const histogram = monitorEventLoopDelay({ resolution: resolutionMs });

process.on('message', (message) => {
  if (message === 'start') {
    histogram.reset();
    histogram.enable();
    process.send?.('started');
  } else {
    histogram.disable();
    // Each value includes the timer's period.
    process.send?.(Math.max(0, histogram.percentile(99) / 1e6 - resolutionMs));
  }
});
process.channel?.unref();
// The server must not outlive a bench that was killed.
process.on('disconnect', () => process.exit());
