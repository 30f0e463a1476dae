import type { Tracing, TracingConfig } from './tracing.ts';

/**
 * Opens the tracing that is configured, and lets `started` end it. Without any, no code of OpenTelemetry is loaded,
 * which takes long.
 */
export async function openTracing(
  config: TracingConfig | null,
  started: AsyncDisposableStack,
): Promise<Tracing | null> {
  if (config === null) return null;
  const { createOtlpTracing } = await import('./otlp-tracing.ts');
  const tracing = createOtlpTracing(config);
  started.defer(() => tracing.stop());
  return tracing;
}
