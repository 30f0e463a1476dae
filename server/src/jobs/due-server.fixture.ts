import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { Secret } from '../config/secret.ts';
import { systemClock } from '../gateways/clock.ts';
import { createLocalPhotoStorage } from '../gateways/photo-storage/local-photo-storage.ts';
import { createLocalDocumentVault } from '../gateways/vault/local-document-vault.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { freePort } from '../testing/free-port.ts';
import type { startPushService } from '../testing/push-service.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { DueWorld } from './due-work.fixture.ts';

interface Outside {
  readonly mails: { readonly url: string; readonly sentTo: () => readonly string[] };
  readonly pushes: Pick<Awaited<ReturnType<typeof startPushService>>, 'ca' | 'received' | 'endpoint' | 'keys'>;
  /** Settings for M-Pesa. */
  readonly mpesa: Record<string, string>;
}

const makeKey = () => randomBytes(32).toString('hex');

/**
 * A world on a database of its own, in which a test makes work, and the start of its server, which can reach mails,
 * pushes and M-Pesa on this machine.
 */
export async function createDueServer({ mails, pushes, mpesa }: Outside) {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const [dataDir, secretKey, vaultKey] = [makeDataDir(), makeKey(), makeKey()];
  const world: DueWorld = {
    database,
    dataDir,
    vault: createLocalDocumentVault(path.join(dataDir, 'vault'), new Secret(vaultKey)),
    photoStorage: createLocalPhotoStorage(path.join(dataDir, 'media')),
    tokens: createAccessTokens(new Secret(secretKey), systemClock),
    mailedTo: mails.sentTo,
    pushedTags: () => pushes.received.map(({ shown }) => String(shown['tag'])),
    pushTarget: { endpoint: pushes.endpoint(''), ...pushes.keys },
  };
  /** Starts the server, and waits until it listens. */
  const start = async () => {
    // The server prints its public address.
    const port = String(await freePort());
    const server = startProcess('server/src/jobs/reachable-server.fixture.ts', {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      DEMO: '0',
      PORT: port,
      SECRET_KEY: secretKey,
      VAULT_KEY: vaultKey,
      PUBLIC_URL: 'https://mwanzo.example',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Mwanzo <hello@mwanzo.example>',
      PUSH_AUTHORITY: pushes.ca,
      TURN_URLS: 'turn:turn.mwanzo.example:3478',
      TURN_SECRET: makeKey(),
      // A test opens one gate after another while the server stops.
      STOP_SECONDS: '60',
      ...mpesa,
    });
    await server.address();
    return { server, address: `http://127.0.0.1:${port}` };
  };
  return { world, start };
}

/**
 * Starts M-Pesa, which accepts every prompt, and where each member has cancelled.
 *
 * @param before awaited before it responds to a prompt or a query
 * @returns the settings with which a server uses it
 */
export async function startMpesa(
  before: (what: 'prompt' | 'query') => Promise<void> = async () => {},
): Promise<Record<string, string>> {
  const service = createServer(async (request, response) => {
    const body = await text(request);
    const { CheckoutRequestID } = body === '' ? {} : JSON.parse(body);
    if (body !== '') await before(CheckoutRequestID === undefined ? 'prompt' : 'query');
    const ids = { MerchantRequestID: 'prompted', CheckoutRequestID: CheckoutRequestID ?? 'prompted' };
    const said = { access_token: 'a', expires_in: '3599', ...ids, ResponseCode: '0', ResultCode: '1032' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(said));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => void service.close());
  return {
    MPESA_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    MPESA_CONSUMER_KEY: 'key',
    MPESA_CONSUMER_SECRET: 'secret',
    MPESA_SHORTCODE: '600100',
    MPESA_TILL: '600200',
    MPESA_PASSKEY: 'passkey',
  };
}
