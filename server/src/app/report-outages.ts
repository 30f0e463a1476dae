import type { FastifyBaseLogger } from 'fastify';
import type { Outage, Outages } from '../errors/outages.ts';
import type { Metrics } from '../gateways/metrics/metrics.ts';
import { outageOf } from '../http/errors/outage-of.ts';

const texts: Record<Outage, string> = {
  database: 'the database is away',
  disk: 'the disk with DATA_DIR is full, so nobody can upload anything',
  mail: 'mails cannot be sent; they wait',
  migrations: 'the database lacks migrations of this release',
};

/** Writes one line when an outage begins, and one when it is over, and makes a gauge of all outages. */
export function reportOutages(log: FastifyBaseLogger, outages: Outages, metrics: Metrics | null): void {
  outages.onChange(({ outage, error, failures, seconds }) => {
    if (error === null) log.warn({ outage, failures, seconds }, `over: ${texts[outage]}`);
    else log.error({ outage, err: error }, texts[outage]);
  });
  metrics?.gauge('mwanzo_outage', 'The outages that this process knows of: 1 for each.', () => {
    const current = outages.current();
    return Object.keys(texts).map((state) => ({
      labels: { state },
      value: current.some((one) => one === state) ? 1 : 0,
    }));
  });
}

/** Makes the function that logs a failure, unless it belongs to an outage: that has one line for all of them. */
export function createFailureLog(log: FastifyBaseLogger, outages: Outages): (error: unknown, message: string) => void {
  return (error, message) => {
    const outage = outageOf(error);
    if (outage) outages.note(outage, error);
    else log.error({ err: error }, message);
  };
}
