import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { linkKey, noted, mpesa, setUp, turn, url } from './noted-start.fixture.ts';

const beside = ['M-Pesa', 'TURN'];
const steps = [
  'prepared database',
  'installation',
  'uploads',
  'tracing',
  'dependencies',
  'app',
  'conditions',
  'demo',
  'loops',
  'queue',
  'metrics',
  'listening',
];
const closings = ['app', 'watch', 'events', 'pusher', 'mailer', 'screener', 'images', 'database', 'tracing'];
const ends = (names: readonly string[]) => names.map((name) => `${name} ends`);

test('a server starts in order, and stops its work, then what the work uses, in the order back', async () => {
  const { start, order } = setUp({ variables: { METRICS_PORT: '9100' } });
  const server = await start();
  expect(order).toEqual([...beside, ...steps]);
  order.length = 0;
  await server.stop();
  const [work, rest] = [order.slice(0, 3), order.slice(3)];
  // A stack that is disposed stops the work a second time, which then does nothing.
  expect(work.toSorted()).toEqual(ends(['app', 'loops', 'queue']));
  expect(rest.filter((each) => !/^(?:loops|queue)/.test(each))).toEqual([
    ...ends(['metrics', 'demo', ...closings]),
    ...ends(['prepared database', 'TURN', 'M-Pesa']),
  ]);
});

const pretended = ['prepared database', 'TURN', 'M-Pesa'];
test.each([
  ['prepared database', pretended],
  ['installation', pretended],
  ['uploads', pretended],
  ['tracing', ['tracing', ...pretended]],
  ['app', [...closings.slice(2), ...pretended]],
  ['conditions', [...closings.slice(2), ...pretended]],
  ['demo', [...closings, ...pretended]],
  ['queue', ['loops', 'demo', ...closings, ...pretended]],
  ['metrics', ['loops', 'queue', 'demo', ...closings, ...pretended]],
  ['listening', ['metrics', 'loops', 'queue', 'demo', ...closings, ...pretended]],
])('a start that fails at its %s stops all that was started before, and nothing else', async (failing, stopped) => {
  const { start, order } = setUp({ failing, variables: { METRICS_PORT: '9100' } });
  await expect(start()).rejects.toThrow(`no ${failing}`);
  const at = order.indexOf(failing);
  expect(order.slice(at + 1)).toEqual(ends(stopped));
});

test('each step is given the checked settings, and what the steps before it have made', async () => {
  const { start, dataDir, parts, app, demoGiven, options } = setUp({ variables: { METRICS_PORT: '9100' } });
  const openEmbedded = vi.fn();
  const server = await start({ openEmbedded });
  const [decided, databaseUrl] = noted.checkInstallation.mock.calls[0] ?? [];
  expect([decided?.dataDir, decided?.queueConnections, databaseUrl]).toEqual([dataDir, 3, url]);
  expect(noted.openPreparedDatabase.mock.calls[0]).toEqual([decided, expect.anything(), openEmbedded]);
  const config = { ...decided, queueConnections: 4, linkKey };
  expect(noted.emptyUploads.mock.calls).toEqual([[config]]);
  const [opened] = noted.openDependencies.mock.calls;
  expect(opened?.slice(0, 2)).toEqual([config, url]);
  const given = opened?.[2];
  expect(given).toMatchObject({ tracing: 'traces', pretendMpesa: mpesa, turn, clock: options.clock });
  const dependencies = { config, ...parts };
  expect(noted.buildApp.mock.calls).toEqual([[dependencies]]);
  const watched = { ...dependencies, freeBytes: options.freeBytes };
  for (const watch of [noted.checkConditions, noted.watchConditions]) expect(watch.mock.calls).toEqual([[watched]]);
  expect(demoGiven).toEqual([dependencies]);
  const uploads = { folder: path.join(dataDir, 'uploads'), abandonedMs: 1_780_000 };
  const listeners = { onFailure: expect.any(Function), onSealed: expect.any(Function) };
  const heard = { ...listeners, onUploadsRemoved: expect.any(Function), onSwept: expect.any(Function) };
  expect(noted.startLoops.mock.calls).toEqual([[{ ...dependencies, ...heard, uploads }]]);
  const [queueUrl, working, settings] = noted.startQueuedJobs.mock.calls[0] ?? [];
  expect([queueUrl, settings]).toEqual([url, { connections: 4, closeMs: 5000 }]);
  const links = { siteUrl: 'http://localhost:3000', secretKey: decided?.secretKey, linkKey };
  expect(working).toEqual({ ...dependencies, ...heard, ...links });
  // Secrets equal each other in a comparison of values.
  expect([working?.secretKey === decided?.secretKey, working?.linkKey === linkKey]).toEqual([true, true]);
  expect(noted.watchMachine.mock.calls).toEqual([[parts.metrics, config]]);
  expect(noted.serveMetrics.mock.calls).toEqual([[parts.metrics, { host: '127.0.0.1', port: 9100 }]]);
  expect(noted.listen.mock.calls).toEqual([[app, config]]);
  expect(given?.isDraining()).toBe(false);
  const stopping = server.stop();
  expect(given?.isDraining()).toBe(true);
  await stopping;
});

test('what loops do beside requests is logged, and a failure of theirs has its name', async () => {
  const { start, logged } = setUp();
  await start();
  const heard = noted.startLoops.mock.calls[0]?.[0];
  const failure = new TypeError('a fault');
  heard?.onFailure('end calls', failure);
  heard?.onUploadsRemoved(2);
  heard?.onSwept('photos', { moved: 3, stored: 4, removed: 5 });
  heard?.onSealed(6);
  expect(logged).toEqual([
    ['error', { err: failure }, 'could not end calls'],
    ['warn', { count: 2 }, 'removed uploads that a killed process had left'],
    ['warn', { moved: 3, stored: 4, removed: 5 }, 'swept photos into the trash'],
    ['warn', { count: 6 }, 'encrypted photos and voice notes of an earlier release'],
  ]);
});

test('a server without demo people or metrics starts neither, and nothing beside them', async () => {
  const { start, order } = setUp({ variables: { DEMO: '0' } });
  const server = await start();
  expect(order).toEqual(steps.filter((each) => each !== 'demo' && each !== 'metrics'));
  order.length = 0;
  await server.stop();
  expect(order.filter((each) => /demo|M-Pesa|TURN|metrics/.test(each))).toEqual([]);
});
