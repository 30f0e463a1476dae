import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { coturnIsMissing, startTestCoturn } from '../../testing/coturn.ts';
import { freePort } from '../../testing/free-port.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { makeDataDir, startProcess } from '../../testing/start-process.ts';
import { coturnSettings } from './coturn-settings.ts';
import { findCoturn, startCoturn } from './coturn.ts';
import { openTurnClient, type TurnClient } from './turn-client.fixture.ts';
import { createTurnServer, type IceServer } from './turn-server.ts';

const otherPeers = [
  '0.0.0.1',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.2',
  '169.254.1.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '239.1.2.3',
  '8.8.8.8',
  '41.90.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '255.255.255.255',
];

test('of all addresses, IPv4 and IPv6, only the own one may be a peer', () => {
  const settings = coturnSettings({ folder: '/turn', secret: 's', port: 3478, host: '2001:db8::7' }).split('\n');
  expect(settings.filter((line) => /-peer-ip=/.test(line))).toEqual([
    'denied-peer-ip=0.0.0.0-255.255.255.255',
    'denied-peer-ip=::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    'allowed-peer-ip=2001:db8::7',
  ]);
  // A relay over TCP could open a connection to it, and a command line would let others change the rest.
  expect(settings).toEqual(expect.arrayContaining(['no-tcp-relay', 'no-multicast-peers', 'no-cli', 'use-auth-secret']));
});

test('a program that ends at once is not waited for', async () => {
  const folder = `${makeDataFolder()}/turn`;
  await expect(startCoturn('/bin/false', { folder, port: 9 })).rejects.toThrow('coturn does not start');
  expect(existsSync(folder)).toBe(false);
});

describe.skipIf(coturnIsMissing !== null)('with coturn installed', async () => {
  const coturn = coturnIsMissing === null ? await startTestCoturn() : null;
  const opened: TurnClient[] = [];
  afterAll(async () => {
    for (const client of opened) client.close();
    await coturn?.stop();
  });

  test('while the secret is changed, credentials of either one open a relay, and no others', async () => {
    const [later, third] = ['b2'.repeat(32), 'c3'.repeat(32)];
    const [port, folder] = [await freePort(), `${makeDataFolder()}/turn`];
    const changing = await startCoturn(findCoturn() ?? '', { folder, port, otherSecret: later });
    const until = new Date(Date.now() + 60_000);
    const status = async (secret: Secret): Promise<number> => {
      const credentials = createTurnServer({ ...changing.config, secret }).mint(1, until);
      const client = await openTurnClient(port, credentials);
      try {
        return (await client.allocate()).status;
      } finally {
        client.close();
      }
    };
    try {
      const secrets = [changing.config.secret, new Secret(later), new Secret(third)];
      expect(await Promise.all(secrets.map(status))).toEqual([200, 200, 401]);
    } finally {
      await changing.stop();
    }
  });

  let members = 0;
  const mint = (until = new Date(Date.now() + 60_000), member = (members += 1)): IceServer => {
    if (!coturn) throw new Error('There is no coturn');
    return createTurnServer(coturn.config).mint(member, until);
  };
  const openClient = async (credentials = mint()): Promise<TurnClient> => {
    const client = await openTurnClient(coturn?.port ?? 0, credentials);
    // It stays open: coturn would refuse a relay to the next client that got the same port.
    opened.push(client);
    return client;
  };

  test('two relays of minted credentials reach each other, which every call needs', async () => {
    const [amina, brian] = await Promise.all([openClient(), openClient()]);
    const [of1, of2] = [await amina.allocate(), await brian.allocate()];
    if (!of1.relay || !of2.relay) throw new Error(`No relay: ${of1.status}, ${of2.status}`);
    expect(await amina.createPermission(of2.relay)).toBe(200);
    expect(await brian.createPermission(of1.relay)).toBe(200);
    amina.send(of2.relay, 'Habari');
    expect(await brian.receive()).toEqual({ data: 'Habari', peer: of1.relay });
  });

  test.each(otherPeers)('a relay does not reach %s', async (host) => {
    const client = await openClient();
    expect((await client.allocate()).status).toBe(200);
    expect(await client.createPermission({ host, port: 5432 })).toBe(403);
    expect(await client.bindChannel({ host, port: 5432 })).toBe(403);
  });

  test('a relay reaches every UDP port of its own address, which only a firewall can limit', async () => {
    const program = createSocket('udp4').bind(0, '127.0.0.1');
    await once(program, 'listening');
    const heard = once(program, 'message');
    const client = await openClient();
    await client.allocate();
    const peer = { host: '127.0.0.1', port: program.address().port };
    expect(await client.createPermission(peer)).toBe(200);
    client.send(peer, 'Habari');
    expect(String((await heard)[0])).toBe('Habari');
    program.close();
  });

  test.each([
    ['a wrong credential', () => ({ ...mint(), credential: 'wrong' })],
    ['an expired one', () => mint(new Date(Date.now() - 1000))],
    ['one whose end was moved', () => ({ ...mint(), username: `${Math.floor(Date.now() / 1000) + 86_400}:longer` })],
  ])('%s opens no relay', async (_, credentials) => {
    const client = await openClient(credentials());
    expect(await client.allocate()).toEqual({ status: 401, relay: null });
  });

  test('a member opens twelve relays at most, in all their calls together', async () => {
    const member = (members += 1);
    const inHours = (hours: number) => mint(new Date(Date.now() + hours * 3_600_000), member);
    const statuses: number[] = [];
    for (let call = 1; call <= 20; call += 1) {
      const client = await openClient(inHours(call));
      statuses.push((await client.allocate()).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), ...Array.from({ length: 8 }, () => 486)]);
    // Somebody else still gets one.
    expect((await (await openClient()).allocate()).status).toBe(200);
  });

  test('coturn ends with a server that is killed', async () => {
    const variables = { FOLDER: `${makeDataDir()}/turn` };
    const owner = startProcess('server/src/gateways/turn/own-coturn.fixture.ts', variables);
    const port = Number((await owner.address()).split(':').at(-1));
    expect(await isListening(port)).toBe(true);
    owner.signal('SIGKILL');
    await expect.poll(() => isListening(port)).toBe(false);
  });
});

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });
}
