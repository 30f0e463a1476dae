import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeFlat } from '../../testing/images/make-images.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { createProcessScreener } from './process-screener.ts';
import type { Screener } from './screener.ts';

const photo = await makeFlat(300, 400, '#b86').jpeg().toBuffer();
/** Loading the models takes half a second of a free core. */
const patience = { timeout: 60_000 };

/** Loading them fails at once, and the process stays. */
const noModels = pathToFileURL(`${makeDataFolder()}/`);

const screeners: Screener[] = [];
function open(options: Parameters<typeof createProcessScreener>[0] = {}) {
  const [pids, problems]: [number[], string[]] = [[], []];
  const screener = createProcessScreener({
    timeoutMs: 60_000,
    ...options,
    onStart: (pid) => pids.push(pid),
  });
  screener.onProblem((problem) => problems.push(problem));
  screeners.push(screener);
  return { screener, pids, problems };
}

afterEach(async () => {
  for (const screener of screeners.splice(0)) await screener.close();
});

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a picture without a face has none, and is fit for strangers', patience, async () => {
  vi.stubEnv('SECRET_KEY', 'a canary');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { screener, pids } = open();
  expect(pids).toEqual([]);
  const seen = await screener.screenPhoto(photo);
  expect(seen).toEqual({
    isScreened: true,
    result: { explicit: expect.any(Number), suggestive: expect.any(Number), faceCount: 0 },
  });
  if (seen.isScreened) expect(seen.result.explicit).toBeLessThan(0.35);
  expect(await screener.screenDocuments({ idDocument: photo, selfie: photo, photo: null })).toMatchObject({
    isScreened: true,
    result: { idDocument: { faces: [] }, selfie: { faces: [] }, photo: null, idToSelfie: null, selfieToPhoto: null },
  });
  expect(pids).toHaveLength(1);
  // The process reads what strangers send, so no key is in its environment.
  if (process.platform === 'linux') expect(readFileSync(`/proc/${pids[0]}/environ`, 'utf8')).not.toContain('canary');
});

test(
  'a process that is killed in the middle leaves its picture unscreened, and the next one is screened',
  patience,
  async () => {
    const { screener, pids, problems } = open();
    await screener.screenPhoto(photo);
    const [lost, next] = [screener.screenPhoto(photo), screener.screenPhoto(photo)];
    process.kill(pids[0] ?? 0, 'SIGKILL');
    expect(await lost).toEqual({ isScreened: false, why: 'crashed' });
    expect(await next).toMatchObject({ isScreened: true });
    expect(pids).toHaveLength(2);
    expect(problems).toEqual(['The screening process was lost: crashed']);
  },
);

test('a process that takes too long is killed, and the next picture gets a new one', patience, async () => {
  const { screener, pids } = open({ timeoutMs: 20 });
  expect(await screener.screenPhoto(photo)).toEqual({ isScreened: false, why: 'timeout' });
  await vi.waitFor(() => expect(isRunning(pids[0])).toBe(false));
  expect(await screener.screenPhoto(photo)).toEqual({ isScreened: false, why: 'timeout' });
  expect(pids).toHaveLength(2);
});

test('without the files of the models nothing is screened, and the reason is told', patience, async () => {
  const { screener, problems } = open({ modelsFrom: noModels, queueMax: 1 });
  // Each one is out of the queue when its answer is there.
  for (let picture = 0; picture < 4; picture += 1)
    expect(await screener.screenPhoto(photo)).toEqual({ isScreened: false, why: 'no_model' });
  expect(problems.join()).toContain('face-api');
});

test('a file that is no picture is not screened, and the process stays', patience, async () => {
  const { screener, pids } = open();
  expect(await screener.screenPhoto(Buffer.from('no picture'))).toEqual({ isScreened: false, why: 'crashed' });
  expect(await screener.screenPhoto(photo)).toMatchObject({ isScreened: true });
  expect(pids).toHaveLength(1);
});

test('the process ends when nothing was screened for a while', patience, async () => {
  const { screener, pids } = open({ idleMs: 50 });
  await screener.screenPhoto(photo);
  await vi.waitFor(() => expect(isRunning(pids[0])).toBe(false));
  expect(await screener.screenPhoto(photo)).toMatchObject({ isScreened: true });
  expect(pids).toHaveLength(2);
});

test('a process that starts while the screener is closed ends with it', patience, async () => {
  const { screener, pids } = open({ modelsFrom: noModels });
  const screening = screener.screenPhoto(photo);
  // The process is being started by now, and has no number yet.
  await Promise.resolve();
  expect(pids).toEqual([]);
  await screener.close();
  await screening;
  expect(pids).toHaveLength(1);
  await vi.waitFor(() => expect(isRunning(pids[0])).toBe(false));
  expect(await screener.screenPhoto(photo)).toEqual({ isScreened: false, why: 'busy' });
});

test('each picture starts the wait for the end of the process again', patience, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { screener, pids } = open({ modelsFrom: noModels, idleMs: 1000 });
  for (let pictures = 0; pictures < 3; pictures += 1) {
    expect(await screener.screenPhoto(photo)).toEqual({ isScreened: false, why: 'no_model' });
    await vi.advanceTimersByTimeAsync(999);
  }
  expect(pids).toHaveLength(1);
  expect(isRunning(pids[0])).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(isRunning(pids[0])).toBe(false));
});

test('when too many pictures wait, a further one is not screened', patience, async () => {
  const { screener } = open({ queueMax: 1 });
  const [first, second, third] = [photo, photo, photo].map((each) => screener.screenPhoto(each));
  expect(await third).toEqual({ isScreened: false, why: 'busy' });
  expect(await first).toMatchObject({ isScreened: true });
  expect(await second).toMatchObject({ isScreened: true });
});
