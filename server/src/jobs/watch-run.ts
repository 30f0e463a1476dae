import type { Metrics } from '../gateways/metrics/metrics.ts';
import { inSpan, type Tracing } from '../gateways/tracing/tracing.ts';

export interface RunWatching {
  readonly tracing?: Tracing | null;
  readonly metrics?: Pick<Metrics, 'observeJob'> | null;
}

/** Runs a job once, in a span of its own, and notes its time and whether it failed among the metrics. */
export async function watchRun<Result>(
  { tracing, metrics }: RunWatching,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const begunAt = performance.now();
  const note = (outcome: 'done' | 'failed') => metrics?.observeJob({ name, outcome, ms: performance.now() - begunAt });
  try {
    const result = await inSpan(tracing, { name }, work);
    note('done');
    return result;
  } catch (error) {
    note('failed');
    throw error;
  }
}
