import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { coturnSettings } from '../../../server/src/gateways/turn/coturn-settings.ts';
import { makeCertificate } from '../../../server/src/testing/make-certificate.ts';
import { root } from '../../test/suites.ts';
import { newKeys } from '../fleet.ts';

/** The file handles of a container, in the compose file. */
const handles = 65_536;

/** Copies the shipped files into a folder, and fills `secrets` as docs/operating.md, "In containers", says. */
export function fillCompose(folder: string, turnPort: number): string {
  const deploy = path.join(folder, 'deploy');
  cpSync(path.join(root, 'deploy'), deploy, { recursive: true });
  const secrets = path.join(deploy, 'container/secrets');
  mkdirSync(secrets, { mode: 0o700 });
  const { SECRET_KEY: turnSecret, VAULT_KEY: password } = newKeys();
  const addressOf = (role: string, database = 'mwanzo') => `postgres://${role}:${password}@database:5432/${database}`;
  const { key, cert } = makeCertificate();
  const settings = {
    ...newKeys(),
    DATABASE_URL: addressOf('mwanzo'),
    REDIS_URL: `redis://:${password}@events:6379`,
    PUBLIC_URL: 'https://mwanzo.example',
  };
  const owner = {
    ADMIN_URL: addressOf('postgres', 'postgres'),
    OWNER_URL: addressOf('mwanzo_owner'),
    DATABASE_URL: addressOf('mwanzo'),
  };
  const files = {
    settings: linesOf(settings),
    owner: linesOf(owner),
    'database-password': password,
    'valkey.conf': `requirepass ${password}\n`,
    'certificate.pem': `${cert}${key}`,
    'turnserver.conf': coturnSettings({ folder: '/tmp', secret: turnSecret, port: turnPort, host: '127.0.0.1' }),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(secrets, name), text);
    chmodSync(path.join(secrets, name), 0o444);
  }
  const file = path.join(deploy, 'container/compose.yaml');
  // A machine that allows fewer file handles starts no container that wants more. podman then wants processes too, and
  // HAProxy two handles for each connection.
  const allowed = spawnSync('sh', ['-c', 'ulimit -H -n'], { encoding: 'utf8' }).stdout.trim();
  if (Number(allowed) < handles) {
    change(file, new RegExp(`^( +)nofile: ${handles}$`, 'gm'), `$1nofile: ${allowed}\n$1nproc: 4096`);
    change(path.join(deploy, 'haproxy/haproxy.cfg'), /maxconn \d+/g, 'maxconn 2000');
  }
  return file;
}

const change = (file: string, from: RegExp, to: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));

const linesOf = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
