import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * The most bytes that may wait for a reader, beyond the buffers of the operating system. A reader that is further
 * behind is cut off, and catches up when it connects again.
 */
const waitingBytesMax = 64 * 1024;

/** The time that the last frames may take, in ms. A reader that has stopped reading would hold them for ever. */
const leaveMs = 10_000;

/** A stream of server-sent events to one client. */
export interface EventStream {
  /** The id of the last event that the client reports as seen. */
  readonly lastEventId: string | null;
  /** Sends events that are already in the format of the stream. Does nothing after the end of the stream. */
  send(frames: string): void;
  /** Sends the last frames and ends the stream. */
  end(frames: string): void;
}

/**
 * Handles a stream.
 *
 * @returns a function that is called once the stream has ended, on either side
 */
export type OpenStream = (stream: EventStream) => () => void;

/** Turns the response into a stream and passes it to `open`. For a HEAD request it sends only the headers. */
export function sendEventStream(reply: FastifyReply, open: OpenStream): FastifyReply {
  const { method, headers } = reply.request;
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies that compress or buffer would delay events.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  if (method === 'HEAD') return reply.send();
  const response = reply.raw;
  reply.hijack();
  response.writeHead(200, Object.fromEntries(Object.entries(reply.getHeaders())));
  const stream = new ResponseStream(response, headers['last-event-id']);
  const onClose = open(stream);
  // A client that hung up while its token was checked has closed the response already.
  if (response.closed) onClose();
  else response.once('close', onClose);
  return reply;
}

/** This is a class, because there are thousands of streams and each closure would cost memory. */
class ResponseStream implements EventStream {
  readonly lastEventId: string | null;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, lastEventId: unknown) {
    this.#response = response;
    this.lastEventId = typeof lastEventId === 'string' ? lastEventId : null;
  }

  send(frames: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(frames);
    if (this.#response.writableLength > waitingBytesMax) this.#response.destroy();
  }

  end(frames: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    const { socket } = this.#response;
    this.#response.end(frames);
    if (this.#response.writableLength > 0) socket?.setTimeout(leaveMs, () => socket.destroy());
  }
}
