import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { version } from '../../config/version.ts';
import { createOtlpTracing } from './otlp-tracing.ts';
import { inSpan, type Tracing } from './tracing.ts';

interface Sent {
  readonly name: string;
  readonly kind: number;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code: number; readonly message?: string };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

/** Traces with a collector on this machine, and reads what the collector got once the tracing has stopped. */
async function collect(share: number, work: (tracing: Tracing) => Promise<void>) {
  const got: { path: string | undefined; body: string }[] = [];
  const collector = createServer(async (request, response) => {
    got.push({ path: request.url, body: await text(request) });
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;
  const tracing = createOtlpTracing({ endpoint: `http://127.0.0.1:${port}//`, share });
  await work(tracing);
  await tracing.stop();
  const resources = got.flatMap(({ body }) => JSON.parse(body).resourceSpans);
  const spans: Sent[] = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: each }: never) => each));
  return { paths: got.map(({ path }) => path), resources, spans };
}

const attributesOf = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a collector gets each span inside the one that ran, its last name, and how it failed', async () => {
  const { paths, resources, spans } = await collect(1, async (tracing) => {
    expect(tracing.isInside()).toBe(false);
    const outer = tracing.begin('GET', 'server', { 'http.request.method': 'GET' });
    expect(tracing.isInside()).toBe(false);
    await tracing.within(outer, async () => {
      expect(tracing.isInside()).toBe(true);
      await inSpan(tracing, { name: 'select users', kind: 'client', attributes: { rows: 2 } }, async () => {});
      await inSpan(tracing, { name: 'job' }, () => Promise.reject(new TypeError('secret'))).catch(() => {});
    });
    outer.rename('GET /look');
    outer.add({ 'http.response.status_code': 200 });
    outer.end();
    expect(tracing.isInside()).toBe(false);
  });
  expect(paths).toEqual(['/v1/traces']);
  expect(resources.map(({ resource }) => attributesOf(resource))).toEqual([
    { 'service.name': 'mwanzo', 'service.version': version },
  ]);
  const outer = spans.find(({ name }) => name === 'GET /look');
  const told = spans.map((span) => [
    span.name,
    span.kind,
    span.parentSpanId === outer?.spanId ? 'inside' : (span.parentSpanId ?? 'alone'),
    span.status,
    attributesOf(span),
  ]);
  // Kinds and codes of https://github.com/open-telemetry/opentelemetry-proto: internal 1, server 2, client 3; error 2.
  expect(told).toEqual([
    ['select users', 3, 'inside', { code: 0 }, { rows: 2 }],
    ['job', 1, 'inside', { code: 2 }, { 'error.type': 'TypeError' }],
    ['GET /look', 2, 'alone', { code: 0 }, { 'http.request.method': 'GET', 'http.response.status_code': 200 }],
  ]);
});

test('of a failure the code or the name is told, and nothing that somebody may have written', async () => {
  const failures: unknown[] = [
    Object.assign(new Error('secret'), { code: 'ECONNRESET' }),
    Object.assign(new Error('secret'), { code: 'a secret' }),
    Object.assign(new Error('secret'), { code: 7 }),
    { code: 'x'.repeat(60) },
    { code: 'x'.repeat(61) },
    { name: '' },
    'secret',
    null,
  ];
  const { spans } = await collect(1, async (tracing) => {
    for (const failure of failures) {
      const span = tracing.begin('fails', 'internal');
      span.fail(failure);
      span.end();
    }
  });
  const told = ['ECONNRESET', 'unknown', 'Error', 'x'.repeat(60), 'unknown', 'unknown', 'unknown', 'unknown'];
  expect(spans.map((span) => attributesOf(span)['error.type'])).toEqual(told);
});

test('of a share of none nothing is sent, also nothing that runs inside', async () => {
  const { paths } = await collect(0, async (tracing) => {
    await inSpan(tracing, { name: 'look' }, async () => {
      expect(tracing.isInside()).toBe(false);
      await inSpan(tracing, { name: 'inner' }, async () => {});
    });
  });
  expect(paths).toEqual([]);
});
