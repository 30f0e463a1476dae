import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { WebSocketServer, type WebSocket } from 'ws';
import { pushCertificate } from '../server/push-certificate.ts';

/** A message of Firefox to its push service. */
interface Said {
  readonly messageType: 'hello' | 'register' | 'unregister' | 'ack';
  readonly channelID?: string;
}

/** A push as it came from our server: encrypted for the browser. */
interface SentPush {
  readonly status: number;
  readonly body: Buffer;
}

/** The push service of one Firefox, on this machine. */
export interface PushService {
  /** For `about:config`: pushes come from here, and sites may show notifications. */
  readonly firefoxPreferences: Record<string, unknown>;
  /** All that our server has sent, delivered or not. */
  readonly sent: readonly SentPush[];
  /** The subscriptions that the browser has. */
  readonly subscriptions: ReadonlySet<string>;
  close: () => Promise<void>;
}

/**
 * Speaks both sides of a push service: to Firefox the messages of Mozilla's autopush over a WebSocket, to our server
 * HTTPS (RFC 8030). It passes on what it cannot read; only the browser has the key.
 */
export async function openPushService(): Promise<PushService> {
  const subscriptions = new Set<string>();
  const sent: SentPush[] = [];
  let browser: WebSocket | undefined;

  const inbox = createServer({ ...pushCertificate() }, async (request, response) => {
    const channelID = (request.url ?? '').slice(1);
    const body = await buffer(request);
    const isThere = browser !== undefined && subscriptions.has(channelID);
    sent.push({ status: isThere ? 201 : 410, body });
    response.writeHead(isThere ? 201 : 410).end();
    const notification = {
      messageType: 'notification',
      channelID,
      version: randomUUID(),
      data: body.toString('base64url'),
      headers: { encoding: request.headers['content-encoding'] },
    };
    if (isThere) browser?.send(JSON.stringify(notification));
  }).listen(0, '127.0.0.1');
  await once(inbox, 'listening');
  const endpointOf = (channelID: string) => `https://localhost:${(inbox.address() as AddressInfo).port}/${channelID}`;

  const outbox = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(outbox, 'listening');
  outbox.on('connection', (socket) => {
    browser = socket;
    socket.on('message', (data: Buffer) => {
      const { messageType, channelID = '' } = JSON.parse(data.toString()) as Said;
      const reply = (fields: object) => socket.send(JSON.stringify({ messageType, status: 200, channelID, ...fields }));
      if (messageType === 'hello') reply({ uaid: randomUUID().replaceAll('-', ''), use_webpush: true, broadcasts: {} });
      if (messageType === 'register') {
        subscriptions.add(channelID);
        reply({ pushEndpoint: endpointOf(channelID) });
      }
      if (messageType === 'unregister') {
        subscriptions.delete(channelID);
        reply({});
      }
    });
  });

  return {
    firefoxPreferences: {
      'dom.push.serverURL': `ws://127.0.0.1:${(outbox.address() as AddressInfo).port}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.connection.enabled': true,
      // 1 allows them without a question, which nobody could answer in a browser without a window.
      'permissions.default.desktop-notification': 1,
      // Firefox keeps the notifications itself: a test machine has no desktop to show them.
      'alerts.useSystemBackend': false,
    },
    sent,
    subscriptions,
    async close() {
      for (const socket of outbox.clients) socket.terminate();
      inbox.closeAllConnections();
      await Promise.all([new Promise((done) => outbox.close(done)), new Promise((done) => inbox.close(done))]);
    },
  };
}
