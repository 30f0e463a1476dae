import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../../server/src/database/migrate.ts';
import { copyDatabase, urlOfDatabase } from '../../../server/src/testing/database-administration.ts';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { startInstalledPostgres } from '../../test/installed-postgres.ts';
import { newKeys } from '../fleet.ts';
import { notPlayed, type Played } from '../step.ts';
import { buildImage, missingProgram, type ImageStore } from './build-image.ts';

const triesMax = 400;
const newcomer = { full_name: 'Njeri', email: 'njeri@mwanzo.test', password: 'karibu-mwanzo', birthday: '1996-05-05' };
const signUpMade = 201;

/** Builds the shipped image, runs it on a read-only file system, and signs up once. */
export async function playImage(): Promise<Played> {
  const missing = missingProgram();
  if (missing !== null) return notPlayed(`${missing} is not installed`);
  await using started = new AsyncDisposableStack();
  const postgres = startInstalledPostgres();
  if (!postgres) return notPlayed('PostgreSQL is not installed');
  started.defer(() => postgres.stop());
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-image-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  await copyDatabase(postgres.url, 'template0', 'mwanzo');
  const url = urlOfDatabase(postgres.url, 'mwanzo');
  await migrate(url);
  const store = buildImage(folder);
  const port = await freePort();
  const settings = path.join(folder, 'settings');
  const variables = { ...newKeys(), DATABASE_URL: url, PUBLIC_URL: 'https://mwanzo.example' };
  writeFileSync(
    settings,
    Object.entries(variables)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const socket = new URL(url).searchParams.get('host') ?? '';
  // The container's user is nobody here.
  [settings, data].forEach((place) => chmodSync(place, 0o777));
  [folder, socket].forEach((place) => chmodSync(place, 0o755));
  const shut = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'];
  const volumes = [`${settings}:/run/secrets/settings:ro`, `${data}:/var/lib/mwanzo`, `${socket}:${socket}`];
  const mounted = volumes.flatMap((volume) => ['--volume', volume]);
  const limits = ['--ulimit', 'nofile=8192:8192', '--ulimit', 'nproc=4096:4096'];
  store.podman(
    'run',
    '--detach',
    '--log-driver',
    'k8s-file',
    '--name',
    'mwanzo',
    '--network',
    'host',
    ...limits,
    ...shut,
    ...mounted,
    store.image,
  );
  started.defer(() => void store.tryPodman('rm', '--force', 'mwanzo'));
  return await look(store, `http://127.0.0.1:${port}`);
}

async function look(store: ImageStore, address: string): Promise<Played> {
  for (let tries = 0; !(await isReady(address)); tries += 1) {
    if (tries === triesMax) throw new Error(`The container is not ready: ${store.podman('logs', 'mwanzo')}`);
    await wait(500);
  }
  const signUp = await fetch(`${address}/api/signup/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '41.90.0.1' },
    body: JSON.stringify(newcomer),
  });
  const page = await fetch(address);
  const exec = (...command: readonly string[]) => store.tryPodman('exec', 'mwanzo', ...command);
  const user = store.podman('exec', 'mwanzo', 'id', '-u');
  const isReadOnly = exec('touch', '/opt/mwanzo/written') !== 0 && exec('touch', '/etc/written') !== 0;
  const isSmall = ['vite', 'typescript', 'vitest'].every((name) => exec('test', '-e', `node_modules/${name}`) !== 0);
  const sine = ['-f', 'lavfi', '-i', 'sine=d=1'];
  const hasVoice = exec('ffmpeg', ...sine, '-c:a', 'libopus', '/tmp/a.webm', '-c:a', 'aac', '/tmp/a.m4a') === 0;
  const megabytes = Math.round(Number(store.podman('image', 'inspect', '--format', '{{.Size}}', store.image)) / 1e6);
  store.podman('stop', '--time', '15', 'mwanzo');
  const code = store.podman('inspect', '--format', '{{.State.ExitCode}}', 'mwanzo');
  const isWell = signUp.status === signUpMade && page.ok && user === '10001' && isReadOnly && isSmall && hasVoice;
  return {
    isWell: isWell && code === '0',
    lines: [
      'The image was built from the shipped Containerfile, on a base of Debian packages with this Node.',
      `It has ${megabytes} MB, and nothing of development is ${isSmall ? 'not in it' : 'IN IT'}.`,
      `Voice notes ${hasVoice ? 'can' : 'CANNOT'} be processed.`,
      `It ran as user ${user}. Files outside its volume ${isReadOnly ? 'could not' : 'COULD'} be written.`,
      `A sign-up was a ${signUp.status}, the landing page a ${page.status}, and its stop ended with ${code}.`,
      'The compose file was not started: that needs an engine that can pull the other images.',
    ],
  };
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
