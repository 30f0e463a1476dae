import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { decrypt } from 'http_ece';
import { makeCertificate } from './make-certificate.ts';

export interface ReceivedPush {
  readonly headers: IncomingHttpHeaders;
  /** The content that the browser would show, decrypted with its key. */
  readonly shown: Record<string, unknown>;
}

/** A browser's push service on this machine, with TLS, and the browser that decrypts the pushes. */
export async function startPushService() {
  const { key, cert } = makeCertificate();
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const boundTo = new Map<string, string>();
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 };
  let released = Promise.resolve();
  const server = createServer({ key: key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: browser,
        authSecret: auth.toString('base64url'),
      });
      const isFor = request.headers.authorization?.split('k=')[1];
      const bound = boundTo.get(request.url ?? '') ?? isFor;
      if (bound !== isFor) return response.writeHead(403).end();
      received.push({ headers: request.headers, shown: JSON.parse(text.toString('utf8')) });
      return void released.then(() => response.writeHead(answer.status, answer.headers).end());
    });
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    ca: cert,
    received,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    endpoint: (name: string) => `https://localhost:${port}/${name}`,
    /** A browser has subscribed with this public key, so the service refuses pushes with another one. */
    bind(name: string, publicKey: string): void {
      boundTo.set(`/${name}`, publicKey);
    },
    /** From now on no push gets an answer, until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    answer(status: number, headers: Record<string, string> = {}) {
      answer = { status, headers };
    },
  };
}
