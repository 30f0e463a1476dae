import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../server/src/database/connect.ts';
import { migrate } from '../../../server/src/database/migrate.ts';
import { copyDatabase, urlOfDatabase } from '../../../server/src/testing/database-administration.ts';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { startInstalledPostgres } from '../../test/installed-postgres.ts';
import { newKeys } from '../fleet.ts';
import { makePeople, type Couple } from '../rolling/people.ts';
import { notPlayed, type Played } from '../step.ts';
import { buildImage, image, missingProgram } from './build-image.ts';
import { openStore, type ContainerStore } from './container-store.ts';
import { addPhoto, addVoice, signUp } from './use-server.ts';

const readyMsMax = 120_000;
const megabytesMax = 500;
const container = 'mwanzo-drill';
/** The user of the image. */
const user = 10_001;

/** Builds the shipped image, runs it on a read-only file system, and uses it as members do. */
export async function playImage(): Promise<Played> {
  const missing = missingProgram(['ffmpeg']);
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
  const keys = newKeys();
  const database = openDatabase({ url, applicationName: 'mwanzo-drill' });
  started.defer(() => database.close());
  const { couples } = await makePeople(database, keys.SECRET_KEY, { couples: 1, others: 0, uploaders: 0 });
  const [couple] = couples;
  if (!couple) throw new Error('There is no couple');

  const store = openStore();
  buildImage(store);
  const port = await freePort();
  store.tryRun('podman', 'rm', '--force', container);
  started.defer(() => void store.tryRun('podman', 'rm', '--force', container));
  const settings = { ...keys, DATABASE_URL: url, PUBLIC_URL: 'https://mwanzo.example', PORT: String(port) };
  startContainer(store, folder, settings);
  return await look(store, `http://127.0.0.1:${port}`, couple);
}

/** Runs the image as the compose file does, with the database of this machine. */
function startContainer(store: ContainerStore, folder: string, settings: Readonly<Record<string, string>>): void {
  const [file, data] = [path.join(folder, 'settings'), path.join(folder, 'data')];
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''));
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, user, user);
  const socket = new URL(settings['DATABASE_URL'] ?? '').searchParams.get('host') ?? '';
  // The container's user is nobody here.
  [folder, file, socket].forEach((place) => chmodSync(place, 0o755));
  const volumes = [`${file}:/run/secrets/settings:ro`, `${data}:/var/lib/mwanzo`, `${socket}:${socket}`];
  const shut = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'];
  const place = ['--network', 'host', ...volumes.flatMap((volume) => ['--volume', volume])];
  // A variable of the image counts more than the file.
  const port = ['--env', `PORT=${settings['PORT']}`];
  store.run('podman', 'run', '--detach', '--name', container, ...place, ...shut, ...port, image);
}

async function look(store: ContainerStore, address: string, couple: Couple): Promise<Played> {
  const startMs = await whenReady(store, address);
  const token = await signUp(address);
  const page = await fetch(address);
  const [seesPhotos, hearsVoices] = [await addPhoto(address, token), await addVoice(address, couple)];
  const exec = (...command: readonly string[]) => store.tryRun('podman', 'exec', container, ...command);
  const runsAs = store.run('podman', 'exec', container, 'id', '-u');
  const isReadOnly = exec('touch', '/opt/mwanzo/written') !== 0 && exec('touch', '/etc/written') !== 0;
  const isSpare = ['vite', 'typescript', 'vitest'].every((name) => exec('test', '-e', `node_modules/${name}`) !== 0);
  const megabytes = Math.round(Number(store.run('podman', 'image', 'inspect', '--format', '{{.Size}}', image)) / 1e6);
  const asked = performance.now();
  // After 10 s it is killed, and its exit code is another one.
  store.run('podman', 'stop', '--time', '10', container);
  const stopSeconds = ((performance.now() - asked) / 1000).toFixed(1);
  const code = store.run('podman', 'inspect', '--format', '{{.State.ExitCode}}', container);
  const isSmall = megabytes < megabytesMax;
  const works = page.ok && seesPhotos && hearsVoices;
  return {
    isWell: works && runsAs === String(user) && isReadOnly && isSpare && isSmall && code === '0',
    lines: [
      'The image was built from the shipped Containerfile, on a base of Debian packages with this Node.',
      `It has ${megabytes} MB, and ${isSpare ? 'nothing' : 'SOMETHING'} of development is in it.`,
      `It ran as user ${runsAs}. Files outside its volume ${isReadOnly ? 'could not' : 'COULD'} be written.`,
      `It was ready after ${(startMs / 1000).toFixed(1)} s. A sign-up was a 201, the landing page a ${page.status}.`,
      `A photo of an iPhone was ${seesPhotos ? '' : 'NOT '}screened, and opened in every width.`,
      `A voice note was ${hearsVoices ? '' : 'NOT '}processed, and opened in both formats.`,
      `A stop took ${stopSeconds} s, and ended with ${code}.`,
    ],
  };
}

/** Resolves to the time that it took, in ms. */
async function whenReady(store: ContainerStore, address: string): Promise<number> {
  const started = performance.now();
  const isReady = () =>
    fetch(new URL('/health/ready', address)).then(
      ({ ok }) => ok,
      () => false,
    );
  const isRunning = () => store.run('podman', 'inspect', '--format', '{{.State.Running}}', container) === 'true';
  while (!(await isReady())) {
    if (performance.now() - started > readyMsMax || !isRunning())
      throw new Error(`The container is not ready: ${store.run('podman', 'logs', '--tail', '20', container)}`);
    await wait(250);
  }
  return performance.now() - started;
}
