import type { ProofChallenge } from '@mwanzo/contract/proof-of-work';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeDataDir, startProcess } from '../../../testing/start-process.ts';
import { solveProof } from '../../../testing/solve-proof.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';

vi.setConfig({ testTimeout: 180_000 });

const hostileConnections = 120;
const hostileAddresses = 60;
const honestSignIns = 8;
const honestConnections = 4;
const honestMin = 7;
const newDevicesMin = 7;
const roundTripMs = 100;

/** A refused flooder comes back after the round trip of a mobile line. The queue stays full all the same. */
async function waitAfterRefusal(firstRefusal: PromiseWithResolvers<void>): Promise<void> {
  firstRefusal.resolve();
  await delay(roundTripMs);
}

interface Answer {
  readonly status: number;
  readonly body: { readonly challenge?: ProofChallenge };
  /** The cookie of the device. */
  readonly cookie: string | undefined;
}

/** Sends requests from one address of this machine, over `connections` connections. */
function senderAt(localAddress: string, server: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (path: string, body: object, more: { cookie?: string | undefined } = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const cookie = more.cookie === undefined ? {} : { cookie: more.cookie };
      const headers = { 'content-type': 'application/json', ...cookie };
      const sent = request(new URL(path, server), { method: 'POST', agent, localAddress, headers }, (response) => {
        const set = response.headers['set-cookie']?.[0]?.split(';')[0];
        const status = response.statusCode ?? 0;
        text(response).then((read) => resolve({ status, body: JSON.parse(read), cookie: set }), reject);
      });
      sent.once('error', reject).end(JSON.stringify(body));
    });
  const post = async (path: string, body: object) => (await send(path, body)).status;
  return { send, post, close: () => agent.destroy() };
}

async function startServer() {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  // Outside production the rate limits are so high that only the queue keeps networks equal.
  const variables = { DATABASE_URL: url, DATA_DIR: makeDataDir(), DEMO: '0', LOG_LEVEL: 'silent' };
  return startProcess('server/src/main.ts', variables).address();
}

const credentials = { email: 'amina@mwanzo.test', password: 'karibu-mwanzo' };
const signUp = { ...credentials, full_name: 'Amina', birthday: '1996-05-05' };

/** Runs an attempt of each sign-in, a few at a time, and counts those that succeed. */
async function countSignedIn(attempt: () => Promise<number>): Promise<number> {
  const turns = Array.from({ length: honestConnections }, async () => {
    const statuses = [];
    for (let count = 0; count < honestSignIns / honestConnections; count += 1) statuses.push(await attempt());
    return statuses;
  });
  return (await Promise.all(turns)).flat().filter((status) => status === 200).length;
}

// Linux has all of 127.0.0.0/8. Other systems can only send from 127.0.0.1.
test.runIf(process.platform === 'linux')(
  'while one address floods sign-in over 120 connections, members at another address are signed in',
  async () => {
    const server = await startServer();
    const honest = senderAt('127.0.0.30', server, honestConnections);
    expect(await honest.post('/api/signup/', signUp)).toBe(201);

    const hostile = senderAt('127.0.0.66', server, hostileConnections);
    const refusals = new Map<number, number>();
    const firstRefusal = Promise.withResolvers<void>();
    const flooding = new AbortController();
    const flood = async (connection: number) => {
      for (let count = 0; !flooding.signal.aborted; count += 1) {
        const guess = { email: `q${connection}.${count}@x.test`, password: 'wrong-password' };
        const status = await hostile.post('/api/token/', guess);
        refusals.set(status, (refusals.get(status) ?? 0) + 1);
        if (status === 429) await waitAfterRefusal(firstRefusal);
      }
    };
    const floods = Array.from({ length: hostileConnections }, (_, connection) => flood(connection));
    // From here on the queue is full.
    await firstRefusal.promise;

    const signedIn = await countSignedIn(() => honest.post('/api/token/', credentials));
    flooding.abort();
    await Promise.all(floods);
    honest.close();
    hostile.close();

    expect(signedIn).toBeGreaterThanOrEqual(honestMin);
    expect([...refusals.keys()].toSorted()).toEqual([401, 429]);
    expect(refusals.get(429)).toBeGreaterThan(honestSignIns);
  },
);

test.runIf(process.platform === 'linux')(
  'while sixty addresses flood sign-in, known devices are signed in, and so are new ones with a proof of work',
  async () => {
    const server = await startServer();
    const honest = senderAt('127.0.0.30', server, 2 * honestConnections);
    const { cookie } = await honest.send('/api/signup/', signUp);

    const flooding = new AbortController();
    const firstRefusal = Promise.withResolvers<void>();
    const flood = async (place: number) => {
      const hostile = senderAt(`127.0.1.${place}`, server, hostileConnections / hostileAddresses);
      const connections = Array.from({ length: hostileConnections / hostileAddresses }, async (_, connection) => {
        for (let count = 0; !flooding.signal.aborted; count += 1) {
          const guess = { email: `q${place}.${connection}.${count}@x.test`, password: 'wrong-password' };
          if ((await hostile.post('/api/token/', guess)) === 429) await waitAfterRefusal(firstRefusal);
        }
      });
      await Promise.all(connections);
      hostile.close();
    };
    const floods = Array.from({ length: hostileAddresses }, (_, place) => flood(place + 1));
    // From here on the queue is full.
    await firstRefusal.promise;

    const onKnownDevice = async () => (await honest.send('/api/token/', credentials, { cookie })).status;
    let visitors = 0;
    const onNewDevice = async () => {
      visitors += 1;
      const sender = senderAt(`127.0.2.${visitors}`, server, 1);
      const first = await sender.send('/api/token/', credentials);
      const { challenge } = first.body;
      const proof = challenge && solveProof(challenge);
      const last = proof ? await sender.send('/api/token/', { ...credentials, proof }) : first;
      sender.close();
      return last.status;
    };
    const [known, fresh] = await Promise.all([countSignedIn(onKnownDevice), countSignedIn(onNewDevice)]);
    flooding.abort();
    await Promise.all(floods);
    honest.close();

    expect(known).toBeGreaterThanOrEqual(honestMin);
    expect(fresh).toBeGreaterThanOrEqual(newDevicesMin);
  },
);
