// Uploads pictures that take much memory to a server of their own, and prints what each added.
// `npm run bench:pictures -- jpeg png-9mp` takes those with one of the words in their names.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../server/src/embedded-postgres/start-embedded.ts';
import { makeFlat } from '../../server/src/testing/images/make-images.ts';
import { memoryMegabytes } from '../machine/memory.ts';
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

/** The resident memory of a process and those that it has started, in MB. Pages that they share count once. */
function residentMegabytes(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + residentMegabytes(Number(child)), memoryMegabytes(pid));
  } catch {
    // It has ended in the meantime.
    return 0;
  }
}

/** The highest resident memory while `work` runs, looked at every 20 ms. */
async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const watching = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, 20);
  await work().finally(() => clearInterval(watching));
  return peak;
}

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
    const picture = readFileSync(path.join(folder, name));
    const before = residentMegabytes(app.pid);
    let outcome = '';
    const peak = await peakDuring(app.pid, async () => {
      outcome = await upload(app, token, picture);
    });
    const added = Math.max(0, peak - before);
    console.log(`${name.padEnd(34)} ${added.toFixed(0).padStart(5)} MB  ${mark(added, addedMax).padEnd(3)} ${outcome}`);
    return outcome.startsWith('201') ? added : 0;
  });
}

async function measureAtOnce(url: string, name: string): Promise<void> {
  await onWarmServer(url, async (app) => {
    const tokens = await Promise.all(Array.from({ length: members }, () => signUp(app)));
    const picture = readFileSync(path.join(folder, name));
    const all = tokens.flatMap((token) => Array.from({ length: photosEach }, () => token));
    let outcomes: string[] = [];
    const peak = await peakDuring(app.pid, async () => {
      outcomes = (await Promise.all(all.map((token) => upload(app, token, picture)))).map((text) => text.slice(0, 3));
    });
    const counts = [...new Set(outcomes)].map((one) => `${outcomes.filter((each) => each === one).length} x ${one}`);
    console.log(
      `${all.length} x ${name} at once: ${peak.toFixed(0)} MB in all, ${mark(peak, wholeMax)} (${counts.join(', ')})`,
    );
  });
}

execFileSync(process.execPath, [path.join(import.meta.dirname, 'draw-pictures.ts'), folder, ...process.argv.slice(2)]);
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
