// Preloaded into the server process: measures its event loop between two messages of the bench.
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
    // The timer's own period is part of each value.
    process.send?.(Math.max(0, histogram.percentile(99) / 1e6 - resolutionMs));
  }
});
process.channel?.unref();
// Ended from outside, the bench cannot stop it.
process.on('disconnect', () => process.exit());
