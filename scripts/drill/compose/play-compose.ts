import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { buildImage, image, missingProgram } from '../image/build-image.ts';
import { openStore } from '../image/container-store.ts';
import { newcomer } from '../image/use-server.ts';
import { createClient } from '../rolling/client.ts';
import { notPlayed, type Played } from '../step.ts';
import { openServices, type Services } from './run-compose.ts';
import { fillCompose } from './secrets.ts';
import { makeStandIns } from './stand-ins.ts';

const [httpPort, httpsPort] = [80, 443];
const [ok, made] = [200, 201];
const requests = 20;

/** Starts the shipped compose file, signs up, kills one of the two processes, and goes on. */
export async function playCompose(): Promise<Played> {
  const missing = missingProgram(['podman-compose']);
  if (missing !== null) return notPlayed(`${missing} is not installed`);
  if ((await listens(httpPort)) || (await listens(httpsPort))) return notPlayed('something else has port 80 or 443');
  await using started = new AsyncDisposableStack();
  const store = openStore({ MWANZO_IMAGE: image });
  buildImage(store);
  makeStandIns(store);
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-compose-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const services = openServices(store, fillCompose(folder, await freePort()));
  started.defer(() => services.down());
  // The order is that of the file.
  services.start('database', 'events');
  await services.whenHealthy('database', 'events');
  services.run('prepare');
  services.start('app-1', 'app-2');
  await services.whenHealthy('app-1', 'app-2');
  services.start('proxy', 'calls');
  await services.until(() => listens(httpsPort), 'proxy');
  return await look(services);
}

async function look(services: Services): Promise<Played> {
  const client = createClient(httpsPort);
  const signUp = await client.post('/api/signup/', undefined, newcomer);
  const { token } = signUp.body as { token?: { access: string } };
  process.kill(Number(services.stateOf('app-1', 'Pid')), 'SIGKILL');
  const served = { atOnce: 0, again: 0 };
  const read = async () => (await client.get('/api/notifications/', token?.access)).status === ok;
  for (let count = 0; count < requests; count += 1) {
    const isServed = await read();
    if (isServed) served.atOnce += 1;
    // A killed process cuts off what it was answering, and clients ask again.
    else if (await read()) served.again += 1;
  }
  client.close();
  await services.whenHealthy('app-1');
  const relays = services.stateOf('calls', 'Running') === 'true';
  return {
    isWell: signUp.status === made && served.atOnce + served.again === requests && relays,
    lines: [
      'The shipped compose file was started by podman-compose, with its own network. Debian 12 stood for the images ' +
        'that it pulls: PostgreSQL 15 for 17, Redis 7.0 for Valkey 8, HAProxy 2.6 for 2.8, and coturn 4.6.',
      'The service prepare made the database. The health checks of the file were asked in its order.',
      `A sign-up through HAProxy with TLS was a ${signUp.status}. coturn ${relays ? 'runs' : 'DOES NOT RUN'}.`,
      `One of the two processes was killed. After that ${served.atOnce} of ${requests} requests were served at once, ` +
        `and ${served.again} when they were sent again.`,
      'The engine started it again, and it was healthy.',
    ],
  };
}

const listens = (port: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ port, host: '127.0.0.1' });
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
};
