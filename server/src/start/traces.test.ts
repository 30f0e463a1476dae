import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findCanaries, password, plantCanaries } from '../features/personal-data/canary-member.fixture.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 120_000 });

const { url, database } = await setUpTestDatabase();

/** https://opentelemetry.io/docs/specs/otlp/#otlphttp */
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  readonly events?: unknown[];
}

/** A collector that keeps all that it gets. */
async function startCollector() {
  const bodies: string[] = [];
  const paths = new Set<string | undefined>();
  const collector = createServer(async (request, response) => {
    paths.add(request.url);
    bodies.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const spans = (): Span[] =>
    bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { address: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, bodies, paths, spans };
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** Prints the modules of OpenTelemetry that a process loads. */
const watchModules = `
  import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    if (name.startsWith('@opentelemetry/')) console.error('loads ' + name);
    return next(name, context);
  } });`;

test('traces tell a collector of requests, statements, jobs and mails, and of nothing that members wrote', async () => {
  const collector = await startCollector();
  const dataDir = makeDataDir();
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(watchModules)}`;
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', SCREENING: '0', NODE_OPTIONS };
  const server = startProcess('server/src/main.ts', { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: collector.address });
  const address = await server.address();
  const { id, headers, partnerHeaders } = await plantCanaries(address, database);
  const response = await fetch(`${address}/api/profiles/me`, { headers });
  const named = (name: string) => collector.spans().filter((span) => span.name === name);
  await expect.poll(() => named('send mail').length, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => named('GET /api/profiles/me').length, { timeout: 30_000 }).toBeGreaterThan(0);
  server.signal('SIGTERM');
  expect(await server.exitCode()).toBe(0);
  expect(server.output()).toContain('loads @opentelemetry/sdk-trace');
  expect([...collector.paths]).toEqual(['/v1/traces']);

  const spans = collector.spans();
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const childrenOf = (parent: Span) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
  const request = spans.find(
    (span) => attributesOf(span)['mwanzo.request_id'] === response.headers.get('x-request-id'),
  );
  expect(request && attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/profiles/me',
    'http.response.status_code': 200,
    'mwanzo.request_id': response.headers.get('x-request-id'),
  });
  // The body of a sign-up comes after its headers, and its rows are written in a transaction.
  const [signUp] = named('POST /api/signup/');
  const written = signUp ? childrenOf(signUp).map(({ name }) => name) : [];
  expect(written).toEqual(expect.arrayContaining(['begin', 'insert users', 'commit']));
  const mails = named('send mail').map(({ parentSpanId = '' }) => byId.get(parentSpanId)?.name);
  expect(mails).toContain('job account-mails');
  // A statement outside of requests and jobs has no span.
  expect(spans.filter(({ kind, parentSpanId }) => kind === 3 && !parentSpanId)).toEqual([]);

  expect([...new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))].toSorted()).toEqual([
    'db.collection.name',
    'db.operation.name',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'mwanzo.request_id',
    'mwanzo.statement',
  ]);
  expect(spans.flatMap(({ events = [] }) => events)).toEqual([]);
  const sent = collector.bodies.join('\n');
  expect(findCanaries(sent)).toEqual([]);
  const secrets = [
    password,
    `/${id}/`,
    ...[headers, partnerHeaders].map(({ authorization }) => authorization.slice(7)),
  ];
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);

  const count = collector.bodies.length;
  const untraced = startProcess('server/src/main.ts', settings);
  expect((await fetch(`${await untraced.address()}/api/profiles/me`, { headers })).status).toBe(200);
  untraced.signal('SIGTERM');
  expect(await untraced.exitCode()).toBe(0);
  // pg-boss and prom-client load the interface by themselves. It does nothing without the rest.
  expect(untraced.output()).not.toMatch(/loads @opentelemetry\/(?!api)/);
  expect(collector.bodies).toHaveLength(count);
});
