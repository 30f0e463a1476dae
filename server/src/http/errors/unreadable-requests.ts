import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';

const refusalPath = '/unreadable-address';

/**
 * Sends a request with an unreadable address (a broken percent-encoding, a parameter that is too long) through the
 * router again, because only routes get the security headers and error handling.
 */
export function sendToRefusal(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply): void {
  raw.url = refusalPath;
  app.routing(raw, reply.raw);
}

/** Serves the route for requests with an unreadable address. */
export function serveRefusal(app: FastifyInstance): void {
  app.all(refusalPath, () => {
    throw new ApiError('invalid_input', { detail: 'This address cannot be read.' });
  });
}

interface ClientError extends Error {
  code?: string;
}

const statusByCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Responds to a request that is not HTTP or whose headers are too long or too slow, and closes the connection. */
export function refuseUnreadable(error: ClientError, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const status = statusByCode[error.code ?? ''] ?? 400;
    const { code, message: detail } = new ApiError('invalid_input', { detail: 'This request cannot be read.' });
    const body = JSON.stringify({ code, detail });
    const headers = [
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Content-Type: application/json; charset=utf-8',
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
