/** Attributes of a span. None may name a member, an address, a text or a value of a row. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** `server` for a request that came, `client` for one that was sent, and `internal` for what the server does itself. */
export type SpanKind = 'server' | 'client' | 'internal';

/** Something that has begun and takes time. */
export interface OpenSpan {
  /** Replaces the name, when more is known than at its beginning. */
  rename(name: string): void;
  add(attributes: SpanAttributes): void;
  /** Marks it as failed. Only the error's code or name is kept. */
  fail(error: unknown): void;
  end(): void;
}

/** Tells a collector of OpenTelemetry what takes how long. */
export interface Tracing {
  /** Begins a span, inside the one that runs. */
  begin(name: string, kind: SpanKind, attributes?: SpanAttributes): OpenSpan;
  /** Runs work inside a span: what it begins belongs to the span. */
  within<Result>(span: OpenSpan, work: () => Result): Result;
  /** Returns true inside a span that is sent. */
  isInside(): boolean;
  /** Sends what is left, for some seconds at most. */
  stop(): Promise<void>;
}

export interface TracingConfig {
  /** The address of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  /** The share of the traces that are sent, from 0 to 1. */
  readonly share: number;
}

/** Runs work in a span of its own, or without one if nothing is traced. */
export async function inSpan<Result>(
  tracing: Tracing | null | undefined,
  { name, kind = 'internal', attributes }: { name: string; kind?: SpanKind; attributes?: SpanAttributes },
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing) return work();
  const span = tracing.begin(name, kind, attributes);
  try {
    return await tracing.within(span, work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
