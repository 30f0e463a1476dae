import type { MemberEvent, StreamEvent } from '@mwanzo/contract/events';

// The format of server-sent events. JSON has no line breaks, so the data of an event is one line.

/** An event with its id, which the client sends back when it reconnects. */
export function eventFrame(id: string, event: MemberEvent | StreamEvent): string {
  return `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** The first event of a new stream, or one that says that events may have been lost. */
export function syncFrame(id: string, quietMs?: number): string {
  const quiet = quietMs === undefined ? {} : { quiet_ms: Math.floor(quietMs) };
  return eventFrame(id, { type: 'sync', refetch: true, ...quiet });
}

/**
 * The first event of a stream that continues the last one. It gives no id: if the stream breaks at once, the client
 * still has the last id.
 */
export const continueFrame = `data: ${JSON.stringify({ type: 'sync', refetch: false } satisfies StreamEvent)}\n\n`;

/** A heartbeat, with the id up to which the client has missed nothing. It has no id if the client knows it already. */
export function heartbeatFrame(id: string | null): string {
  return id === null ? ':\n\n' : `:\nid: ${id}\n\n`;
}

/** The time after which a client should reconnect, in whole ms. */
export function retryFrame(milliseconds: number): string {
  return `retry: ${Math.round(milliseconds)}\n\n`;
}
