// Runs in a network of its own, so that the firewall of the machine stays as it is. It starts a coturn as the user of
// Debian's service, applies the rules of RULES (lines of shell), lets a relay send to a program and to another relay of
// the same address, and prints what both have heard.
import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCoturn, startCoturn } from './coturn.ts';
import { openTurnClient, type TurnClient } from './turn-client.fixture.ts';
import { createTurnServer } from './turn-server.ts';

const folder = process.env['FOLDER'] ?? '';
const host = '127.0.0.1';
/** A member's address. Members are never at the address of the relays. */
const memberAddress = '127.0.0.2';
/** The port before the first one of a relay. */
const programPort = 49_151;

execFileSync('ip', ['link', 'set', 'lo', 'up']);

// A rule for coturn's user needs a coturn that runs as this user.
const binary = path.join(folder, 'coturn-of-its-user');
const asItsUser = 'setpriv --reuid=turnserver --regid=turnserver --clear-groups';
writeFileSync(binary, `#!/bin/sh\nchown -R turnserver .\nexec ${asItsUser} ${findCoturn()} "$@"\n`);
chmodSync(binary, 0o755);
const port = 3478;
const coturn = await startCoturn(binary, { folder: path.join(folder, 'turn'), port });
// Only now, since the start asks coturn from its own address.
execFileSync('sh', ['-ec', process.env['RULES'] ?? '']);

const open = (member: number): Promise<TurnClient> =>
  openTurnClient(port, createTurnServer(coturn.config).mint(member, new Date(Date.now() + 60_000)), memberAddress);
const [caller, partner, stranger] = [await open(1), await open(2), await open(3)];
const { relay: ofCaller } = await caller.allocate();
const { relay: ofPartner } = await partner.allocate();
if (!ofCaller || !ofPartner || (await stranger.allocate()).status !== 200) throw new Error('No relay');
await partner.createPermission(ofCaller);
await caller.createPermission(ofPartner);
caller.send(ofPartner, 'to a relay');
const { data } = await partner.receive();

const program = createSocket('udp4').bind(programPort, host);
await once(program, 'listening');
const heardByProgram: string[] = [];
const heardLast = new Promise<void>((resolve) =>
  program.on('message', (bytes) => (String(bytes) === 'the last' ? resolve() : heardByProgram.push(String(bytes)))),
);
const peer = { host, port: programPort };
await stranger.createPermission(peer);
stranger.send(peer, 'to a program');
// coturn reads what one member sends in order, so it has sent the data when it responds to this.
await stranger.createPermission(peer);
createSocket('udp4').send('the last', programPort, host);
await heardLast;

process.stdout.write(JSON.stringify({ program: heardByProgram, relay: data }));
await coturn.stop();
process.exit(0);
