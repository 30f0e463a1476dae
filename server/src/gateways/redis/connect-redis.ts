import { createClient } from '@redis/client';
import type { Secret } from '../../config/secret.ts';

/** A connection to Redis or Valkey that reconnects by itself. */
export type RedisConnection = ReturnType<typeof openClient>;

const connectTimeoutMs = 3000;
/** A connection that is silent for longer than this is broken, in ms. Pings keep a good one active. */
const silentMs = 6000;
const pingMs = 2000;
const pauseMsMax = 2000;
/** With more unsent commands than this, the connection is too slow, and further commands fail at once. */
const unsentMax = 10_000;

function openClient(url: Secret) {
  return createClient({
    url: url.reveal(),
    name: 'mwanzo',
    // Without a connection, a command fails at once instead of waiting for one.
    disableOfflineQueue: true,
    commandsQueueMaxLength: unsentMax,
    // The client would make a timer for each command, only for the time until it is written. No timer is stopped, and
    // each makes an error at its end. A connection that takes no commands is broken after `silentMs`.
    commandOptions: { timeout: 0 },
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: silentMs,
      reconnectStrategy: (tries: number) =>
        Math.min(pauseMsMax, 50 * 2 ** Math.min(tries, 10)) * (0.5 + Math.random() / 2),
    },
  });
}

/**
 * Connects in the background, and again whenever the connection breaks.
 * @param onProblem called once for each outage, however many attempts fail
 */
export function connectRedis(url: Secret, onProblem: (problem: string, error: unknown) => void): RedisConnection {
  const client = openClient(url);
  let isTold = false;
  client.on('error', (error: unknown) => {
    if (!isTold) onProblem('cannot reach Redis', error);
    isTold = true;
  });
  client.on('ready', () => {
    isTold = false;
  });
  client.connect().catch(() => {
    // The error event has reported this failure, and the client keeps trying.
  });
  return client;
}

/** Connects once and asks for a reply. It throws when there is none. */
export async function tryRedis(url: Secret): Promise<void> {
  const client = createClient({
    url: url.reveal(),
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
  });
  // The failure is thrown below.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
}
