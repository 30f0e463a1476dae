// The proxy that deploy/ ships, in front of two processes on ports of this machine.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../server/src/testing/free-port.ts';
import { makeCertificate } from '../../server/src/testing/make-certificate.ts';
import { root } from '../test/suites.ts';

const shippedFile = path.join(root, 'deploy/haproxy/haproxy.cfg');

/** The reason why no proxy can be started here, or null. In CI nothing is skipped: without HAProxy it fails. */
export const proxyIsMissing =
  spawnSync('haproxy', ['-v']).error !== undefined && !process.env['CI']
    ? 'HAProxy is not installed: apt-get install haproxy'
    : null;

export interface Proxy {
  /** The port on which it ends TLS. */
  readonly port: number;
  stop(): Promise<void>;
}

interface ProxyOptions {
  /** A folder for its files. */
  readonly folder: string;
  /** The ports of the two processes. */
  readonly ports: readonly [number, number];
  /** A saboteur: it gives up when the chosen process does not accept a connection. */
  readonly asksOnce?: boolean;
}

/** Starts HAProxy with the shipped file. Only ports and the place of the certificate are others. */
export async function startProxy({ folder, ports, asksOnce = false }: ProxyOptions): Promise<Proxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, cert } = makeCertificate();
  const pem = path.join(folder, 'mwanzo.pem');
  writeFileSync(pem, `${cert}${key}`, { mode: 0o600 });
  const replaced = new Map([
    // Fewer file handles than for members.
    ['maxconn 20000', 'maxconn 2000'],
    ['bind :80\n', `bind 127.0.0.1:${plainPort}\n`],
    ['bind :443 ssl crt /etc/haproxy/mwanzo.pem', `bind 127.0.0.1:${port} ssl crt ${pem}`],
    ...(asksOnce
      ? ([
          ['retries 3', 'retries 0'],
          ['option redispatch', 'no option redispatch'],
        ] as const)
      : []),
  ]);
  let text = readFileSync(shippedFile, 'utf8');
  for (const [shipped, here] of replaced) {
    if (!text.includes(shipped)) throw new Error(`${shippedFile} has no "${shipped}"`);
    text = text.replaceAll(shipped, here);
  }
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  const child = spawn('haproxy', ['-db', '-f', file], {
    env: { ...process.env, MWANZO_1: `127.0.0.1:${ports[0]}`, MWANZO_2: `127.0.0.1:${ports[1]}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const ended = once(child, 'close');
  const isUp = () =>
    fetch(`http://127.0.0.1:${plainPort}`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`HAProxy has ended: ${output}`);
    await wait(50);
  }
  return {
    port,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
