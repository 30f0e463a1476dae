import { execFileSync } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { decrypt } from 'http_ece';

interface ReceivedPush {
  readonly headers: IncomingHttpHeaders;
  /** What the browser would show, decrypted with its key. */
  readonly shown: Record<string, unknown>;
}

/** A certificate for this machine that nobody else has. */
function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-push-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}

/** A browser's push service on this machine, with TLS, and the browser that reads what arrives. */
export async function startPushService() {
  const { key, cert } = makeCertificate();
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 };
  const server = createServer({ key: key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: browser,
        authSecret: auth.toString('base64url'),
      });
      received.push({ headers: request.headers, shown: JSON.parse(text.toString('utf8')) });
      response.writeHead(answer.status, answer.headers).end();
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
    answer(status: number, headers: Record<string, string> = {}) {
      answer = { status, headers };
    },
  };
}
