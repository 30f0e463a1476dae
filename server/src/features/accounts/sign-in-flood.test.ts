import { Agent, request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { makeDataDir, startProcess } from '../../testing/start-process.ts';

vi.setConfig({ testTimeout: 180_000 });

const hostileConnections = 120;
const honestSignIns = 36;
const honestConnections = 4;
const honestMin = 34;

/** Sends requests from one address of this machine, over `connections` connections. */
function senderAt(localAddress: string, server: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const post = (path: string, body: object): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const sent = request(new URL(path, server), { method: 'POST', agent, localAddress, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      sent.once('error', reject).end(JSON.stringify(body));
    });
  return { post, close: () => agent.destroy() };
}

// Linux has all of 127.0.0.0/8. Other systems can only send from 127.0.0.1.
test.runIf(process.platform === 'linux')(
  'while one address floods sign-in over 120 connections, members at another address are signed in',
  async () => {
    // Outside production the rate limits are so high that only the queue keeps networks equal.
    const started = startProcess('server/src/main.ts', { DATA_DIR: makeDataDir(), DEMO: '0', LOG_LEVEL: 'silent' });
    const server = await started.address();
    const honest = senderAt('127.0.0.30', server, honestConnections);
    const credentials = { email: 'amina@mwanzo.test', password: 'karibu-mwanzo' };
    const signUp = { ...credentials, full_name: 'Amina', birthday: '1996-05-05' };
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
        if (status === 429) firstRefusal.resolve();
      }
    };
    const floods = Array.from({ length: hostileConnections }, (_, connection) => flood(connection));
    // From here on the queue is full.
    await firstRefusal.promise;

    const turns = Array.from({ length: honestConnections }, async () => {
      const statuses = [];
      for (let count = 0; count < honestSignIns / honestConnections; count += 1)
        statuses.push(await honest.post('/api/token/', credentials));
      return statuses;
    });
    const signedIn = (await Promise.all(turns)).flat().filter((status) => status === 200).length;
    flooding.abort();
    await Promise.all(floods);
    honest.close();
    hostile.close();

    expect(signedIn).toBeGreaterThanOrEqual(honestMin);
    expect([...refusals.keys()].toSorted()).toEqual([401, 429]);
    expect(refusals.get(429)).toBeGreaterThan(honestSignIns);
  },
);
