import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind as Kind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { version } from '../../config/version.ts';
import type { OpenSpan, SpanKind, Tracing, TracingConfig } from './tracing.ts';

const kinds: Readonly<Record<SpanKind, Kind>> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  internal: Kind.INTERNAL,
};

/** A stopping server waits for its collector for this time, in ms. */
const stopMs = 1000;
/** The collector gets what happened after this pause, in ms. */
const pauseMs = 2000;

/** Sends spans to a collector, as JSON over HTTP. Only this file knows OpenTelemetry, and it is loaded when needed. */
export function createOtlpTracing({ endpoint, share }: TracingConfig): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    // The host's name, its user and its command are left out.
    resource: resourceFromAttributes({ 'service.name': 'mwanzo', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: pauseMs, exportTimeoutMillis: 10_000 })],
  });
  const tracer = provider.getTracer('mwanzo', version);
  const running = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<OpenSpan, Span>();
  return {
    begin(name, kind, attributes = {}) {
      const parent = running.getStore();
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, context);
      const open: OpenSpan = {
        rename: (newName) => void span.updateName(newName),
        add: (more) => void span.setAttributes({ ...more }),
        fail: (error) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', typeOf(error)),
        end: () => span.end(),
      };
      spans.set(open, span);
      return open;
    },
    within(open, work) {
      const span = spans.get(open);
      return span ? running.run(span, work) : work();
    },
    isInside: () => running.getStore()?.isRecording() ?? false,
    async stop() {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, stopMs);
      await Promise.race([provider.shutdown().catch(() => {}), late.promise]);
      clearTimeout(timer);
    },
  };
}

/** A message may quote what a member wrote, so only a code or a name is kept. */
function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const text = typeof code === 'string' ? code : name;
  return typeof text === 'string' && /^\w{1,60}$/.test(text) ? text : 'unknown';
}
