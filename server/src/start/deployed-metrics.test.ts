import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { watchMachine } from './serve-metrics.ts';

const deploy = path.resolve(import.meta.dirname, '../../../deploy');
const rules = path.join(deploy, 'prometheus/rules.yml');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** The names of all metrics that a server has, with the parts of histograms. */
async function listNames(): Promise<Set<string>> {
  const metrics = createMetrics();
  const { config } = await buildTestApp({}, { metrics });
  watchMachine(metrics, config);
  return new Set(metrics.names().flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
}

test('the rules and the dashboard name only metrics that the server has', async () => {
  const known = await listNames();
  for (const file of [rules, path.join(deploy, 'grafana/mwanzo.json')]) {
    const named = [...readFileSync(file, 'utf8').matchAll(/\b(?:mwanzo|nodejs|process)_\w+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  }
});

test('docs/observing.md names every metric of Mwanzo', async () => {
  const document = readFileSync(path.resolve(deploy, '../docs/observing.md'), 'utf8');
  const own = [...(await listNames())].filter((name) => /^mwanzo_(?!.*_(?:bucket|count|sum)$)/.test(name));
  expect(own.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

test('every alert has a test that it fires and one that it is silent', () => {
  const alerts = [...readFileSync(rules, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const tests = readFileSync(path.join(deploy, 'prometheus/rules.test.yml'), 'utf8');
  const lacking = alerts.filter((name) => !tests.includes(`${name} fires`) || !tests.includes(`${name} is silent`));
  expect(lacking).toEqual([]);
});

test.skipIf(!hasPromtool)("promtool finds no fault in the rules, and the rules' own tests pass", () => {
  execFileSync('promtool', ['check', 'rules', rules]);
  const tested = spawnSync('promtool', ['test', 'rules', path.join(deploy, 'prometheus/rules.test.yml')]);
  expect([tested.status, String(tested.stderr)]).toEqual([0, '']);
});
