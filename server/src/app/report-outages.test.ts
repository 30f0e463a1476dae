import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { createOutages } from '../errors/outages.ts';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { createFailureLog, reportOutages } from './report-outages.ts';

test('an outage is one line at its begin and one at its end, and the gauge names it alone', async () => {
  const lines: unknown[] = [];
  const note = (level: string) => (fields: object, text: string) => void lines.push([level, fields, text]);
  const log = { warn: note('warn'), error: note('error') } as unknown as FastifyBaseLogger;
  const [metrics, outages] = [createMetrics(), createOutages(() => 0)];
  reportOutages(log, outages, metrics);
  const logFailure = createFailureLog(log, outages);
  const [gone, fault] = [Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }), new TypeError('a fault')];
  for (const error of [gone, gone, fault]) logFailure(error, 'a job failed');
  const gauge = async () => (await metrics.text()).match(/^mwanzo_outage\{.*1$/gm) ?? [];
  expect(await gauge()).toEqual(['mwanzo_outage{state="database"} 1']);
  outages.end('database');
  expect(await gauge()).toEqual([]);
  expect(lines).toEqual([
    ['error', { outage: 'database', err: gone }, 'the database is away'],
    ['error', { err: fault }, 'a job failed'],
    ['warn', { outage: 'database', failures: 2, seconds: 0 }, 'over: the database is away'],
  ]);
});
