import { gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Compressing a shorter response would not save a network packet. */
const worthwhileBytes = 1024;
/** Compressing a longer response would block the event loop, so it is sent uncompressed. */
const longestBytes = 512 * 1024;
/** gzip level 1 takes a third of the time of level 6, for 3 % more bytes. */
const level = 1;

/**
 * Compresses text responses in one step. With a stream for each response, as in @fastify/compress, the 31 KB of a deck
 * would take 2.5 times the CPU time (370 µs instead of 144 µs).
 */
export function compressResponses(app: FastifyInstance): void {
  // The hook calls back. A promise for each response would take longer than it takes to find out that one is short.
  app.addHook('onSend', (request, reply, payload, done) => done(null, compress(request, reply, payload)));
}

function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== 'string' || payload.length < worthwhileBytes || payload.length > longestBytes) return payload;
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
  if (!acceptsGzip(request.headers['accept-encoding']) || reply.hasHeader('content-encoding')) return payload;
  const compressed = gzipSync(payload, { level });
  reply.header('content-encoding', 'gzip').header('content-length', compressed.length);
  return compressed;
}

/** `*` alone is given plain text: the negotiator would take it for gzip also where the header refuses gzip by name. */
function acceptsGzip(header = ''): boolean {
  return negotiate(header.toLowerCase(), ['identity', 'gzip']) === 'gzip';
}
