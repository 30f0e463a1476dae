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

test('each outage has its own line, and the gauge has all of them, those that are over too', async () => {
  const lines: unknown[] = [];
  const note = (level: string) => (fields: object, text: string) => void lines.push([level, fields, text]);
  const log = { warn: note('warn'), error: note('error') } as unknown as FastifyBaseLogger;
  let now = 0;
  const [metrics, outages] = [createMetrics(), createOutages(() => now)];
  reportOutages(log, outages, metrics);
  const names = ['database', 'disk', 'mail', 'migrations'] as const;
  const err = new Error('away');
  for (const name of names) outages.note(name, err);
  now = 61_000;
  for (const name of names.slice(1)) outages.end(name);
  const over = (outage: string) => ({ outage, failures: 1, seconds: 61 });
  expect(lines).toEqual([
    ['error', { outage: 'database', err }, 'the database is away'],
    ['error', { outage: 'disk', err }, 'the disk with DATA_DIR is full, so nobody can upload anything'],
    ['error', { outage: 'mail', err }, 'mails cannot be sent; they wait'],
    ['error', { outage: 'migrations', err }, 'the database lacks migrations of this release'],
    ['warn', over('disk'), 'over: the disk with DATA_DIR is full, so nobody can upload anything'],
    ['warn', over('mail'), 'over: mails cannot be sent; they wait'],
    ['warn', over('migrations'), 'over: the database lacks migrations of this release'],
  ]);
  expect((await metrics.text()).match(/^mwanzo_outage\{.*$/gm)).toEqual([
    'mwanzo_outage{state="database"} 1',
    'mwanzo_outage{state="disk"} 0',
    'mwanzo_outage{state="mail"} 0',
    'mwanzo_outage{state="migrations"} 0',
  ]);
  // The lines are written without metrics too.
  const others = createOutages(() => 0);
  lines.length = 0;
  reportOutages(log, others, null);
  others.note('mail', err);
  expect(lines).toHaveLength(1);
});
