import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * What may wait for a reader, in bytes, beyond what the operating system keeps. A reader who is further behind is cut
 * off, and catches up when it comes back.
 */
const waitingBytesMax = 64 * 1024;

/** How long the last frames may take to leave, in ms. A reader who has stopped reading would keep them for ever. */
const leaveMs = 10_000;

/** A stream of server-sent events to one client. */
export interface EventStream {
  /** The id of the last event that the client has seen, as it says. */
  readonly lastEventId: string | null;
  /** Sends events that are already in the format of the stream. Does nothing after the end. */
  send(frames: string): void;
  /** Sends the last frames and ends the stream. */
  end(frames: string): void;
}

/** Takes over a stream. @returns what is to be done once the stream has ended, whoever ended it */
export type OpenStream = (stream: EventStream) => () => void;

/** Makes a stream of the response and hands it to `open`. To a HEAD request it sends the headers alone. */
export function sendEventStream(reply: FastifyReply, open: OpenStream): FastifyReply {
  const { method, headers } = reply.request;
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that compresses or buffers would hold events back.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  if (method === 'HEAD') return reply.send();
  const response = reply.raw;
  reply.hijack();
  response.writeHead(200, Object.fromEntries(Object.entries(reply.getHeaders())));
  const stream = new ResponseStream(response, headers['last-event-id']);
  response.once('close', open(stream));
  return reply;
}

/** A class, because there are thousands of streams and each closure would cost memory. */
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
