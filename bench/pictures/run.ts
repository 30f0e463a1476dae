// Uploads pictures that take much memory to a server of their own, and prints what each added: `npm run bench:pictures`.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../server/src/embedded-postgres/start-embedded.ts';
import { makeFlat } from '../../server/src/testing/images/make-images.ts';
import { startAppProcess, type AppProcess } from '../processes/app-process.ts';

/** Budgets in MB: what one picture adds, and the whole process under 24 uploads at once. */
const [addedMax, wholeMax] = [150, 500];
const members = 4;
const photosEach = 6;

// Each server that is started removes its folder at the exit.
process.setMaxListeners(0);
const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-bench-pictures-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// If the bench runs as root, PostgreSQL runs as another user, who must be able to read its files.
chmodSync(folder, 0o755);

/** A figure of /proc/PID/status in MB (10^6 bytes). */
function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
}

/** Makes VmHWM, the highest resident memory, start again from now (Linux, proc(5), clear_refs). */
const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

async function signUp({ port }: AppProcess): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/signup/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      full_name: 'Bench',
      email: `${crypto.randomUUID()}@mwanzo.test`,
      password: 'karibu-mwanzo',
      birthday: '1998-03-14',
    }),
  });
  return ((await response.json()) as { token: { access: string } }).token.access;
}

async function upload({ port }: AppProcess, token: string, picture: Buffer): Promise<string> {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(picture)]), 'picture');
  const init = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form };
  const response = await fetch(`http://127.0.0.1:${port}/api/profiles/me/photos/`, init);
  const { detail = '' } = (await response.json()) as { detail?: string };
  return `${response.status} ${detail}`.trim();
}

/** Runs `work` on a new server whose worker threads have processed a small picture before. */
async function onWarmServer<Result>(url: string, work: (app: AppProcess) => Promise<Result>): Promise<Result> {
  const app = await startAppProcess(url, null);
  const small = await makeFlat(200, 200, '#b43c3c').jpeg().toBuffer();
  await Promise.all([0, 1].map(async () => upload(app, await signUp(app), small)));
  return work(app).finally(() => app.stop());
}

const mark = (figure: number, max: number): string => (figure <= max ? 'yes' : 'NO');

async function measureOne(url: string, name: string): Promise<number> {
  return onWarmServer(url, async (app) => {
    const token = await signUp(app);
    const before = megabytes(app.pid, 'VmRSS');
    forgetPeak(app.pid);
    const outcome = await upload(app, token, readFileSync(path.join(folder, name)));
    const added = megabytes(app.pid, 'VmHWM') - before;
    console.log(`${name.padEnd(34)} ${added.toFixed(0).padStart(5)} MB  ${mark(added, addedMax).padEnd(3)} ${outcome}`);
    return outcome.startsWith('201') ? added : 0;
  });
}

async function measureAtOnce(url: string, name: string): Promise<void> {
  await onWarmServer(url, async (app) => {
    const tokens = await Promise.all(Array.from({ length: members }, () => signUp(app)));
    const picture = readFileSync(path.join(folder, name));
    forgetPeak(app.pid);
    const uploads = tokens.flatMap((token) => Array.from({ length: photosEach }, () => upload(app, token, picture)));
    const outcomes = (await Promise.all(uploads)).map((outcome) => outcome.slice(0, 3));
    const counts = [...new Set(outcomes)].map((one) => `${outcomes.filter((each) => each === one).length} x ${one}`);
    const peak = megabytes(app.pid, 'VmHWM');
    console.log(
      `${uploads.length} x ${name} at once: ${peak.toFixed(0)} MB in all, ${mark(peak, wholeMax)} (${counts.join(', ')})`,
    );
  });
}

execFileSync(process.execPath, [path.join(import.meta.dirname, 'draw-pictures.ts'), folder]);
const names = readdirSync(folder).toSorted();
const database = await startEmbedded({ dataDir: path.join(folder, 'database'), log: () => {} });
try {
  console.log(`added resident memory, at most ${addedMax} MB`);
  const added = new Map<string, number>();
  for (const name of names) added.set(name, await measureOne(database.url, name));
  const heaviest = names.toSorted((a, b) => (added.get(b) ?? 0) - (added.get(a) ?? 0)).slice(0, 3);
  for (const name of heaviest) await measureAtOnce(database.url, name);
} finally {
  await database.stop();
}
