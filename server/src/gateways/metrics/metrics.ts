import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A value of a gauge, with its labels if it has any. */
export interface Reading {
  readonly labels?: {
    readonly state?: string;
    readonly work?: string;
    readonly queue?: string;
    readonly switch?: string;
  };
  readonly value: number;
}

export type ReadGauge = () => number | readonly Reading[] | Promise<number | readonly Reading[]>;

export interface RequestReading {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export interface JobReading {
  readonly name: string;
  readonly outcome: 'done' | 'failed';
  readonly ms: number;
}

/** The bounds of the histogram of jobs, in seconds. Most take milliseconds, a nightly refit takes minutes. */
const jobBounds = [0.01, 0.1, 1, 10, 60, 600];

/**
 * The bounds of the histogram of requests, in seconds. A page should be there within a second, a sign-in takes one hash
 * longer.
 */
const secondsBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus reads these. Every name begins with `mwanzo_`, besides those of the process (`process_`, `nodejs_`). */
export interface Metrics {
  readonly contentType: string;
  /** Counts a request in the histogram of its route. */
  observeRequest(reading: RequestReading): void;
  /** Counts a run of a job in the histogram of its name. */
  observeJob(reading: JobReading): void;
  /** Makes a counter, which begins at 0. `labels` are the names of its labels. */
  counter(name: string, help: string, labels?: readonly string[]): (labels?: Record<string, string>) => void;
  /** Makes a gauge that is read at each scrape. If a reading fails, the gauge has no value. */
  gauge(name: string, help: string, read: ReadGauge): void;
  /** Reads all gauges and writes everything in Prometheus' text format. */
  text(): Promise<string>;
  names(): string[];
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'mwanzo_http_request_seconds',
    help: 'Time from the headers of a request to the last byte of its response, without streams of events.',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBounds,
    registers,
  });
  // A label `job` would be taken for Prometheus' own.
  const jobs = new Histogram({
    name: 'mwanzo_job_seconds',
    help: 'Time of the runs of loops, hourly jobs and jobs of the queue.',
    labelNames: ['name', 'outcome'],
    buckets: jobBounds,
    registers,
  });
  const failed = new Counter({
    name: 'mwanzo_metric_failures_total',
    help: 'Readings of gauges that failed, by gauge.',
    labelNames: ['gauge'],
    registers,
  });
  return {
    contentType: registry.contentType,
    observeRequest: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
    observeJob: ({ name, outcome, ms }) => jobs.observe({ name, outcome }, ms / 1000),
    counter(name, help, labelNames = []) {
      const counter = new Counter({ name, help, labelNames, registers });
      return (labels = {}) => counter.inc(labels);
    },
    gauge(name, help, read) {
      const collect = async function collect(this: Gauge): Promise<void> {
        this.reset();
        const readings = await readingsOf(read).catch(() => {
          failed.inc({ gauge: name });
          return [];
        });
        for (const { labels = {}, value } of readings) this.set(labels, value);
      };
      // A gauge without names of labels would read 0 before its first reading, and after one that failed.
      registry.registerMetric(
        new Gauge({ name, help, labelNames: ['state', 'work', 'queue', 'switch'], registers: [], collect }),
      );
    },
    text: () => registry.metrics(),
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}

async function readingsOf(read: ReadGauge): Promise<readonly Reading[]> {
  const given = await read();
  return typeof given === 'number' ? [{ value: given }] : given;
}
