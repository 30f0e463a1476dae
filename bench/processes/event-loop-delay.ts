// This is preloaded into the server process. It measures the delay of the event loop between two messages from the
// bench, and frees what is not used any more when it is asked to.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const resolutionMs = 1;
const histogram = monitorEventLoopDelay({ resolution: resolutionMs });

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

process.on('message', (message) => {
  if (message === 'collect') {
    collectGarbage();
    process.send?.('collected');
    return;
  }
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
